/** The routes of the server. Whatever cannot be done is thrown as an `ApiError` that says why. */
import { heard, lose } from '../offline/reach.svelte';
import type {
  Analysis,
  CardFacts,
  CardLibrary,
  CardResults,
  Complaint,
  Course,
  DeckCheck,
  Exercise,
  ExerciseList,
  DeckFilling,
  DeckPlan,
  DeckReading,
  GameFacts,
  JoinTable,
  LadderFacts,
  Lesson,
  ListName,
  Lobby,
  Me,
  NewTable,
  Note,
  PlayableExample,
  PlayedPage,
  PlayedSum,
  PositionBox,
  PositionChange,
  PositionLook,
  PositionStart,
  Refusal,
  Replay,
  ReplayMoment,
  Rulebook,
  RuleText,
  SeatPlan,
  TableFacts,
  TablePage,
  TextCheck,
  TextFile,
  Try,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.code);
  }
}

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => send<Me>('PUT', '/api/me', { name }),
  logOut: () => post('/api/log-out'),
  games: () => get<GameFacts[]>('/api/games'),
  ladders: () => get<LadderFacts[]>('/api/ladders'),
  ladderSheet: '/api/ladders.csv',
  cards: (game: string) => get<CardFacts[]>(`/api/games/${encodeURIComponent(game)}/cards`),
  library: (game: string) => get<CardLibrary>(`/api/games/${encodeURIComponent(game)}/library`),
  cardResults: (game: string) => get<CardResults>(`/api/games/${encodeURIComponent(game)}/card-results`),
  rule: (game: string, rule: string, language: string) =>
    get<RuleText>(`/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(rule)}?language=${language}`),
  rulebook: (game: string, language: string) => get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rulebook/${language}`),
  exampleAddress: (game: string, example: string, language: string, theme: string) =>
    `${examplePath(game, example)}/${language}/${theme}`,
  playableExample: (game: string, example: string) => get<PlayableExample>(examplePath(game, example)),
  playExample: (game: string, example: string, plays: string[]) => send<Try>('POST', examplePath(game, example), { plays }),
  exampleWhy: (game: string, example: string, plays: string[], picked: string[], pointed: string) =>
    send<Complaint[]>('POST', `${examplePath(game, example)}/why`, { plays, picked, pointed }),
  courses: () => get<Course[]>('/api/lessons'),
  lesson: (game: string, lesson: string) => get<Lesson>(lessonPath(game, lesson)),
  lessonWhy: (game: string, lesson: string, step: number, picked: string[], pointed: string) =>
    get<Complaint[]>(`${lessonPath(game, lesson)}/${step}/why?${new URLSearchParams({ picked: picked.join(','), pointed })}`),
  exerciseLists: () => get<ExerciseList[]>('/api/exercises'),
  exercise: (game: string, exercise: string) => get<Exercise>(exercisePath(game, exercise)),
  tryExercise: (game: string, exercise: string, plays: string[], hint = false) =>
    send<Try>('POST', exercisePath(game, exercise), { plays, hint }),
  exerciseWhy: (game: string, exercise: string, plays: string[], picked: string[], pointed: string) =>
    send<Complaint[]>('POST', `${exercisePath(game, exercise)}/why`, { plays, picked, pointed }),
  playTryOn: (game: string, exercise: string, plays: string[], seats: SeatPlan[]) =>
    send<TableFacts>('POST', `${exercisePath(game, exercise)}/play`, { plays, seats }),
  words: (game: string, language: string) => text(`/api/games/${encodeURIComponent(game)}/words/${language}`),
  deckPlan: (game: string) => get<DeckPlan>(`/api/games/${encodeURIComponent(game)}/deck-plan`),
  readDeck: (game: string, text: string) => send<DeckReading>('POST', '/api/decks/read', { game, text }),
  fillDeck: (game: string, text: string) => send<DeckFilling>('POST', '/api/decks/fill', { game, text }),
  checkDeck: (game: string, text: string) => send<DeckCheck>('POST', '/api/decks/check', { game, text }),
  checkText: (game: string, setting: string, files: TextFile[], title: string) =>
    send<TextCheck>('POST', '/api/texts/check', { game, setting, files, title }),
  lobby: () => get<Lobby>('/api/tables'),
  list: (name: ListName, after: number) => get<TablePage>(`/api/lists/${name}?after=${after}`),
  create: (plan: NewTable) => send<TableFacts>('POST', '/api/tables', plan),
  table: (id: string) => get<TableFacts>(tablePath(id)),
  join: (id: string, plan: JoinTable) => send<TableFacts>('POST', `${tablePath(id)}/join`, plan),
  close: (id: string) => send<TableFacts>('POST', `${tablePath(id)}/close`, {}),
  tableCards: (id: string) => get<CardFacts[]>(`${tablePath(id)}/cards`),
  tableWords: (id: string, language: string) => text(`${tablePath(id)}/words/${language}`),
  analysis: (id: string, since: number) => get<Analysis>(`${tablePath(id)}/analysis?since=${since}`),
  analyse: (id: string) => send<Analysis>('POST', `${tablePath(id)}/analysis`, {}),
  stopAnalysis: (id: string) => send<Analysis>('DELETE', `${tablePath(id)}/analysis`, {}),
  replay: (id: string, eyes: string) => get<Replay>(`${tablePath(id)}/replay?eyes=${eyes}`),
  moments: (id: string, moment: number, eyes: string, count: number) =>
    get<ReplayMoment[]>(`${tablePath(id)}/replay/${moment}?eyes=${eyes}&count=${count}`),
  turnAddress: (id: string, moment: number, eyes: string, language: string, theme: string) =>
    `${tablePath(id)}/replay/${moment}/turn.svg?${new URLSearchParams({ eyes, language, theme })}`,
  playOn: (id: string, moment: number, seats: SeatPlan[]) =>
    send<TableFacts>('POST', `${tablePath(id)}/replay/${moment}/play`, { seats }),
  positionBox: (game: string) => get<PositionBox>(`/api/games/${encodeURIComponent(game)}/positions`),
  lookAtPosition: (game: string, text: string, change: PositionChange | null) =>
    send<PositionLook>('POST', `/api/games/${encodeURIComponent(game)}/positions/look`, { text, change }),
  playPosition: (game: string, text: string, seats: SeatPlan[]) =>
    send<TableFacts>('POST', `/api/games/${encodeURIComponent(game)}/positions/play`, { text, seats }),
  positionAt: async (id: string, moment: number) => (await get<PositionStart>(`${tablePath(id)}/replay/${moment}/position`)).text,
  bringRecord: (text: string) => send<TableFacts>('POST', '/api/records', { text }),
  notes: (id: string) => get<Note[]>(`${tablePath(id)}/notes`),
  note: async (id: string, moment: number, text: string) =>
    void (await change('PUT', `${tablePath(id)}/notes/${moment}`, JSON.stringify({ text }))),
  myGames: (wanted: Readonly<Record<string, string>>) => get<PlayedPage>(`/api/my/games?${new URLSearchParams(wanted)}`),
  mySum: (game: string) => get<PlayedSum>(`/api/my/sum?${new URLSearchParams({ game })}`),
  myGamesAddress: '/api/my/games.zip',
  recordAddress: (id: string) => `${tablePath(id)}/record`,
};

/** What went wrong, as a refusal that can be put into words: of the server, or that it cannot be reached. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof ApiError ? error.refusal : { code: 'unreachable', problems: [], wait: 0 };
}

function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

function examplePath(game: string, example: string): string {
  return `/api/games/${encodeURIComponent(game)}/examples/${example}`;
}

function lessonPath(game: string, lesson: string): string {
  return `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;
}

function exercisePath(game: string, exercise: string): string {
  return `/api/exercises/${encodeURIComponent(game)}/${encodeURIComponent(exercise)}`;
}

function get<T>(path: string): Promise<T> {
  return request<T>(path, {});
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  return (await (await change(method, path, JSON.stringify(body))).json()) as T;
}

/** Ask for something that needs nothing to be said and has no answer. */
async function post(path: string): Promise<void> {
  await change('POST', path);
}

async function change(method: string, path: string, body?: string): Promise<Response> {
  if (token() === '') await get<Me>('/api/me'); // any answer of the server sets the cookie
  return answer(path, { method, headers: { 'content-type': 'application/json', 'x-csrftoken': token() }, body });
}

async function request<T>(path: string, options: RequestInit): Promise<T> {
  return (await (await answer(path, options)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await answer(path, {})).text();
}

async function answer(path: string, options: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...options }).catch((error: unknown) => {
    lose();
    throw error;
  });
  heard(response);
  if (!response.ok) throw new ApiError(response.status, await refusalIn(response));
  return response;
}

async function refusalIn(response: Response): Promise<Refusal> {
  try {
    const body = (await response.json()) as Partial<Refusal>;
    if (typeof body.code === 'string') return { code: body.code, problems: body.problems ?? [], wait: body.wait ?? 0 };
  } catch {
    // A proxy in between answers with a page of its own.
  }
  return { code: 'server', problems: [], wait: 0 };
}

/** The CSRF token; the server sets it as a cookie that scripts may read. */
function token(): string {
  return /(?:^|;\s*)(?:__Host-)?csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}
