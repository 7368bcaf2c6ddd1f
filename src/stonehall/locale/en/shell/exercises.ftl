### Exercises: what is said around them, whatever the game. Their goals and hints are in the exercises.ftl of each game.

exercise-lead = One turn, one goal. Find the plan; as many tries as you like.
exercise-count = { $solved } of { $count } solved
exercise-begin = Begin
exercise-go-on = Go on
exercise-all-solved = You have solved them all.
exercise-solved = Solved
exercise-tried = tried
exercise-page = Exercise: { $title }
exercise-of = Exercise { $number } of { $count }
exercise-goal = Goal
exercise-met = met
exercise-unmet = not yet
exercise-luck = Every die hits in this exercise: the plan counts, not the luck.
exercise-turn = You have one turn, and what is decided by luck is the same in every try.
exercise-reply = Then the other side has its turn: the goal must hold whatever it plays.
exercise-line = Your line
exercise-line-empty = What you play is noted here.
exercise-try = try { $number }
exercise-earlier = Earlier tries
exercise-show = show
exercise-show-try = Show try { $number }
exercise-hint = Hint
exercise-hint-more = Show the next play
exercise-hint-next = Next: { $play }
exercise-hint-strayed = This way leads past the solution. Take a play back, or begin once more.
exercise-failed = Not yet:
exercise-found = Solved.
exercise-found-at = { $count ->
    [one] At the first try
   *[other] At try { $count }
}{ $hints ->
    [0] , without a hint.
   *[other] , with a hint.
}
exercise-why = Why it works
exercise-rules = Rules
exercise-again = Once more
exercise-next = Next exercise
exercise-all = All exercises
exercise-play-on-help = A new practice table: the game goes on from here, and luck decides again. The exercise stays as it is.
exercise-share = Share without the answer
exercise-share-help = Whoever opens this link can try the exercise.
exercise-link = Link to this exercise
exercise-more = Goal and hints
