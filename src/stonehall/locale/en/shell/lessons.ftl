### Lessons: what is said around them, whatever the game. What the coach says is in the lessons.ftl of each game.

learn-title = Learn to play
learn-lead = Play along at the real board. The coach tells you what to do, one idea at a time, and you can stop whenever you like.
learn-count = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
learn-minutes = about { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-begin = Begin
learn-go-on = Go on
learn-done = Done
learn-all-done = You have done all lessons. Have a good game!
learn-lesson = Lesson: { $title }
learn-lesson-of = Lesson { $lesson } of { $count }
learn-steps = The steps of the lesson
learn-step = Step { $step } of { $count }
learn-coach = Coach
learn-aloud = Read aloud
learn-show = Show me
learn-next = Next
learn-read = Read what the coach says, then press “Next”.
learn-known = What you know
learn-skip = Skip this lesson
learn-skip-short = Skip
learn-later = Continue later
learn-again = Once more
learn-next-lesson = Next lesson
learn-play = Play a game
learn-first-game = Play your first game
learn-another = That is allowed, but not what we practise now. Do what the coach asks for.
