// Made from the server's types by `make types`. Do not edit.

export type Abstain = {
  type: "abstain";
};

export type Ack = {
  type: "ack";
  id: string;
};

export type Advice = {
  known: number[][];
  about: string;
  turn: TurnAdvice | null;
};

export type AdviceGiven = {
  type: "advice";
  id: string;
  advice: Advice;
};

export type Advise = {
  type: "advise";
  id: string;
};

export type Answer = {
  by: number;
  question: "dog" | "hunter" | "shb" | "sheep" | "whb";
  yes: boolean;
};

export type AnswerTakeback = {
  do: "answer_takeback";
  yes: boolean;
};

export type AnswerTakeover = {
  do: "answer_takeover";
  of: number;
  yes: boolean;
};

export type AnyEvent = Hidden | Proposed | Started | Swapped | Stepped | UlyPollyRoundEnded | GameEnded | Dealt | Peeked | Asked | Guessed | Arranged | TurnsEnded | WooolfRoundEnded;

export type AnyMove = Hide | Start | Swap | Step | Propose | Peek | Ask | Guess | Abstain | Arrange;

export type AnyOptions = UlyPollyOptions | WooolfOptions;

export type AnyView = UlyPollyView | WooolfView;

export type Arrange = {
  type: "arrange";
  left: 0 | 1 | null;
};

export type Arranged = {
  type: "arranged";
  seat: number;
  left: 0 | 1 | null;
};

export type Ask = {
  type: "ask";
  to: number;
  question: "dog" | "hunter" | "shb" | "sheep" | "whb";
};

export type AskTakeback = {
  do: "ask_takeback";
};

export type AskTakeover = {
  do: "ask_takeover";
};

export type Asked = {
  type: "asked";
  by: number;
  to: number;
  question: "dog" | "hunter" | "shb" | "sheep" | "whb";
  yes: boolean;
};

export type Bye = {
  type: "bye";
  reason: string;
  text: string;
  again?: number | null;
};

export type ClaimInfo = {
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
  is_asked: boolean;
  agreed: number[];
  by_link?: boolean;
};

export type Configure = {
  do: "configure";
  options: AnyOptions;
  settings: Settings;
};

export type Dealt = {
  type: "dealt";
  round: number;
  starter: number;
  hands: (["boy/?" | "boy/hunter" | "dog/?" | "dog/dog" | "dog/wolf" | "hunter/?" | "hunter/hunter" | "hunter/sheep" | "sheep/dog" | "sheep/sheep" | "wolf/wolf", "boy/?" | "boy/hunter" | "dog/?" | "dog/dog" | "dog/wolf" | "hunter/?" | "hunter/hunter" | "hunter/sheep" | "sheep/dog" | "sheep/sheep" | "wolf/wolf"] | null)[];
  questions: (["dog" | "hunter" | "shb" | "sheep" | "whb", "dog" | "hunter" | "shb" | "sheep" | "whb"] | null)[];
};

export type Do = {
  type: "do";
  id: string;
  action: Sit | DropClaim | AskTakeover | AnswerTakeover | Introduce | SeatBot | Stand | Remove | SetChair | Ready | Order | HandOver | Configure | SetOption | StartGame | SealDraw | OpenDraw | Rematch | Reopen | Play | AskTakeback | AnswerTakeback | Pause | Reclaim | MakeLink | UseLink | Say | Write;
  chair?: number | null;
  seen?: number | null;
};

export type DrawInfo = {
  seal: string;
  chairs: number[];
  seals: string[];
  values: string[];
  seed?: string | null;
};

export type DropClaim = {
  do: "drop_claim";
};

export type ExplainedMove = {
  round: number;
  seat: number;
  move: string;
  reasons: ReasonText[];
};

export type Frame = {
  type: "frame";
  frame: number;
  ack?: string | null;
  fresh?: boolean;
  closing?: boolean;
  news?: News | null;
  table?: TableInfo | null;
  events?: AnyEvent[];
  sentences?: string[];
  public?: AnyEvent[] | null;
  public_sentences?: string[];
  moves?: number;
  transcript?: string;
  view?: AnyView | null;
  own?: Record<string, unknown>;
  legal?: AnyMove[];
  free?: AnyMove[];
  takeback?: number | null;
  due?: number | null;
  seals?: string[];
  opened?: Opening[];
  notation?: string[];
  open_moves?: AnyMove[];
};

export type GameEnded = {
  type: "game_ended";
  winners: number[];
};

export type GameInfo = {
  name: string;
  title: string;
  seats: [number, number];
  rules: number;
  options: OptionField[];
  levels: string[];
  view: ViewField[];
  events: Record<string, Record<string, string>>;
  round_ends: string[];
  texts: string;
  rules_page: string;
};

export type GameName = {
  name: string;
  title: string;
  seats: [number, number];
};

export type Guess = {
  type: "guess";
  first: number;
  second: number | null;
};

export type Guessed = {
  type: "guessed";
  by: number;
  early: boolean;
  guess?: Guess | Abstain | null;
};

export type HandOver = {
  do: "hand_over";
  chair: number;
};

export type Hello = {
  type: "hello";
  version: number;
  table: string;
  tokens?: string[];
  look?: number | null;
  language?: "de" | "en" | "es" | "fr" | "it";
};

export type Hidden = {
  type: "hidden";
  seat: number;
  at?: number | null;
};

export type Hide = {
  type: "hide";
  at: number;
};

export type Introduce = {
  do: "introduce";
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
};

export type KnownStep = {
  entry: number;
  round: number;
  known: number[][][];
  truth: number[];
  chance?: [number, number] | null;
  by?: number | null;
  right?: boolean | null;
};

export type Look = {
  type: "look";
  chair?: number | null;
};

export type LookBack = {
  game: string;
  steps: KnownStep[];
  points: TurningPoint[];
};

export type LookBackReport = {
  wrong: Problem | null;
  look_back: LookBack;
};

export type MakeLink = {
  do: "make_link";
  link: string;
  chair?: number | null;
};

export type News = {
  what: string;
  chair?: number | null;
  name?: string;
  phrase?: "again" | "aha" | "back-soon" | "good-luck" | "goodbye" | "hello" | "laugh" | "no" | "not-me" | "one-moment" | "oops" | "thanks" | "well-played" | "wow" | "yes" | "your-turn" | null;
  text?: string;
  yes?: boolean | null;
  why?: string;
  by_link?: boolean;
};

export type OpenDraw = {
  do: "open_draw";
  draw: string;
  value: string;
};

export type OpenTable = {
  options: AnyOptions;
  settings?: Settings;
};

export type Opening = {
  seal: string;
  salt: string;
  name: string;
  value: unknown;
};

export type OptionField = {
  name: string;
  kind: "number" | "pieces" | "seat" | "switch";
  default: unknown;
  least?: number;
  most?: number;
  offers?: number[];
  below?: string[];
  for_study?: boolean;
  is_optional?: boolean;
};

export type Order = {
  do: "order";
  order: number[];
};

export type Pause = {
  do: "pause";
  paused?: boolean;
};

export type Peek = {
  type: "peek";
  owner: number;
  side: "left" | "right";
};

export type Peeked = {
  type: "peeked";
  by: number;
  owner: number;
  side: "left" | "right";
  announced: "?" | "dog" | "hunter" | "sheep" | "wolf";
  card?: "boy/?" | "boy/hunter" | "dog/?" | "dog/dog" | "dog/wolf" | "hunter/?" | "hunter/hunter" | "hunter/sheep" | "sheep/dog" | "sheep/sheep" | "wolf/wolf" | null;
  which?: 0 | 1 | null;
};

export type Ping = {
  type: "ping";
};

export type PlaceInfo = {
  who: "bot" | "closed" | "open" | "person";
  name: string;
  colour: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow" | null;
  ready: boolean;
  level: "fox" | "lamb" | "owl" | "sheep" | null;
  lent: boolean;
  away_since: number | null;
  wins: number;
  claim?: ClaimInfo | null;
};

export type Play = {
  do: "play";
  move: AnyMove;
};

export type Pong = {
  type: "pong";
};

export type Problem = {
  reason: string;
  facts: Record<string, string | number>;
  text: string;
};

export type Progress = {
  done: number;
};

export type Propose = {
  type: "propose";
  at: number | null;
};

export type Proposed = {
  type: "proposed";
  seat: number;
  at: number | null;
};

export type Ready = {
  do: "ready";
  ready?: boolean;
};

export type Reason = {
  type: "reason";
  id: string;
  reason?: string;
  facts?: Record<string, string | number>;
  text?: string;
  rule?: string;
  is_open?: boolean;
};

export type ReasonText = {
  key: string;
  facts: Record<string, string | number>;
  text: string;
};

export type Reclaim = {
  do: "reclaim";
};

export type Refused = {
  type: "refused";
  reason: string;
  facts: Record<string, string | number>;
  text: string;
  id?: string | null;
  rule?: string;
  is_open?: boolean;
};

export type Rematch = {
  do: "rematch";
};

export type Remove = {
  do: "remove";
  chair: number;
};

export type Reopen = {
  do: "reopen";
};

export type Replay = {
  viewer: number | null;
  is_open: boolean;
  is_over: boolean;
  table: TableInfo;
  view: AnyView;
  sentences: string[];
  steps: ReplayStep[];
};

export type ReplayStep = {
  events: AnyEvent[];
  sentences: string[];
  changed: Record<string, unknown>;
  is_free: boolean;
  closing?: boolean;
  entry?: number | null;
};

export type Resync = {
  type: "resync";
};

export type Say = {
  do: "say";
  phrase: "again" | "aha" | "back-soon" | "good-luck" | "goodbye" | "hello" | "laugh" | "no" | "not-me" | "one-moment" | "oops" | "thanks" | "well-played" | "wow" | "yes" | "your-turn";
};

export type SealDraw = {
  do: "seal_draw";
  draw: string;
  seal: string;
};

export type SeatBot = {
  do: "seat_bot";
  chair: number;
  level?: "fox" | "lamb" | "owl" | "sheep" | null;
};

export type SeatSummary = {
  table: TableInfo;
  chair: number;
  actors: number[];
  since: number;
  winners: number[];
};

export type Sentence = {
  key: string;
  players?: Record<string, number>;
  facts?: Record<string, string | number>;
};

export type SetChair = {
  do: "set_chair";
  chair: number;
  open: boolean;
};

export type SetOption = {
  do: "set_option";
  name: string;
  value: boolean | number | string[] | null;
};

export type Settings = {
  chairs?: number;
  spectators?: boolean;
  free_text?: boolean;
  grace?: number;
  away?: "bot" | "wait";
  clock?: number | null;
  notes?: "always" | "bots" | "never";
  advice?: "always" | "bots" | "never";
};

export type SettingsInfo = {
  chairs?: number;
  spectators?: boolean;
  free_text?: boolean;
  grace?: number;
  away?: "bot" | "wait";
  clock?: number | null;
  notes?: "always" | "bots" | "never";
  advice?: "always" | "bots" | "never";
};

export type Sit = {
  do: "sit";
  name: string;
  token: string;
  chair?: number | null;
  colour?: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow" | null;
};

export type Stand = {
  do: "stand";
};

export type Start = {
  type: "start";
  at: number;
};

export type StartGame = {
  do: "start";
};

export type Started = {
  type: "started";
  seat: number;
  at: number;
};

export type Step = {
  type: "step";
  to: number;
};

export type Stepped = {
  type: "stepped";
  seat: number;
  to: number;
  turned: "sheep" | "wolf" | null;
};

export type Suggestion = {
  sentences: Sentence[];
  at?: number[];
};

export type Swap = {
  type: "swap";
  a: number;
  b: number;
};

export type Swapped = {
  type: "swapped";
  seat: number;
  a: number;
  b: number;
};

export type Sync = {
  type: "sync";
  version: number;
  viewer: number | null;
  frame: number;
  chairs: number[];
  table: TableInfo;
  view: AnyView | null;
  legal: AnyMove[];
  free: AnyMove[];
  seals: string[];
  moves?: number;
  transcript?: string;
  claims?: number[];
  sentences?: string[];
  public?: AnyEvent[] | null;
  public_sentences?: string[];
  ending?: AnyEvent[];
  ending_sentences?: string[];
  notation?: string[];
  open_moves?: AnyMove[];
};

export type TableInfo = {
  code: string;
  rules: number;
  options: AnyOptions;
  settings: SettingsInfo;
  places: PlaceInfo[];
  host: number | null;
  phase: "lobby" | "over" | "playing";
  games: number;
  paused: boolean;
  takeback: number | null;
  asking: number | null;
  agreed: number[];
  now: number;
  due: number | null;
  draw?: DrawInfo | null;
  bots?: ("fox" | "lamb" | "owl" | "sheep")[];
};

export type TableOpened = {
  code: string;
};

export type Token = {
  by: number;
  clue: "?" | "dog" | "hunter" | "sheep" | "wolf";
};

export type TurnAdvice = {
  hint: Suggestion;
  bot: Suggestion;
};

export type TurningPoint = {
  entry: number;
  kind: string;
  seat: number;
  key: string;
  players: Record<string, number>;
  facts: Record<string, string | number>;
};

export type TurnsEnded = {
  type: "turns_ended";
  why: "guesses" | "limit";
};

export type UseLink = {
  do: "use_link";
  link: string;
  token: string;
};

export type ViewField = {
  name: string;
  is_own?: boolean;
  by_seat?: boolean;
  kinds?: Record<string, string>;
};

export type WhyNot = {
  type: "why_not";
  id: string;
  move: AnyMove;
};

export type Write = {
  do: "write";
  text: string;
};

export type UlyPollyOptions = {
  game: "uly_polly";
  first_wolf?: number | null;
  patience?: number | null;
  rows?: number;
  columns?: number;
  flips?: number;
};

export type UlyPollyResult = {
  winners: number[];
  scores: number[];
};

export type UlyPollyRound = {
  wolf_seat: number;
  wolf: number;
  found: boolean;
  how: "escaped" | "found" | "slipped-away";
};

export type UlyPollyRoundEnded = {
  type: "round_ended";
  round: UlyPollyRound;
  scores: number[];
};

export type UlyPollyView = {
  game: "uly_polly";
  viewer: number | null;
  options: UlyPollyOptions;
  seats: number;
  round: number;
  phase: "ended" | "hide" | "over" | "start" | "step" | "swap";
  actors: number[];
  scores: number[];
  history: (Hidden | Proposed | Started | Swapped | Stepped | UlyPollyRoundEnded | GameEnded)[];
  rounds: UlyPollyRound[];
  result: UlyPollyResult | null;
  wolf_seat: number;
  dog_seat: number;
  tiles: number[];
  wolf: number | null;
  dog: number | null;
  turned: number;
  idle: number;
  proposals: (number | null)[];
};

export type WooolfOptions = {
  game: "wooolf";
  advanced?: boolean;
  deck?: ("boy/?" | "boy/hunter" | "dog/?" | "dog/dog" | "dog/wolf" | "hunter/?" | "hunter/hunter" | "hunter/sheep" | "sheep/dog" | "sheep/sheep" | "wolf/wolf")[] | null;
  round_limit?: number | null;
};

export type WooolfResult = {
  winners: number[];
  scores: number[];
  errors: number[];
};

export type WooolfRound = {
  starter: number;
  hands: (["boy/?" | "boy/hunter" | "dog/?" | "dog/dog" | "dog/wolf" | "hunter/?" | "hunter/hunter" | "hunter/sheep" | "sheep/dog" | "sheep/sheep" | "wolf/wolf", "boy/?" | "boy/hunter" | "dog/?" | "dog/dog" | "dog/wolf" | "hunter/?" | "hunter/hunter" | "hunter/sheep" | "sheep/dog" | "sheep/sheep" | "wolf/wolf"])[];
  guesses: (Guess | Abstain)[];
  early: number[];
  right: (boolean | null)[];
  points: number[];
  bonus: number[];
  fooled: number[];
};

export type WooolfRoundEnded = {
  type: "revealed";
  round: WooolfRound;
  scores: number[];
  errors: number[];
};

export type WooolfView = {
  game: "wooolf";
  viewer: number | null;
  options: WooolfOptions;
  seats: number;
  round: number;
  phase: "ended" | "final" | "over" | "turns";
  actors: number[];
  scores: number[];
  history: (Dealt | Peeked | Asked | Guessed | Arranged | TurnsEnded | WooolfRoundEnded | GameEnded)[];
  rounds: WooolfRound[];
  result: WooolfResult | null;
  players: number;
  starter: number;
  taken: number[];
  lap: number;
  cards: ["boy/?" | "boy/hunter" | "dog/?" | "dog/dog" | "dog/wolf" | "hunter/?" | "hunter/hunter" | "hunter/sheep" | "sheep/dog" | "sheep/sheep" | "wolf/wolf", "boy/?" | "boy/hunter" | "dog/?" | "dog/dog" | "dog/wolf" | "hunter/?" | "hunter/hunter" | "hunter/sheep" | "sheep/dog" | "sheep/sheep" | "wolf/wolf"] | null;
  character: "boy" | "dog" | "hunter" | "sheep" | "wolf" | null;
  left: 0 | 1 | null;
  questions: ("dog" | "hunter" | "shb" | "sheep" | "whb")[];
  guess: Guess | Abstain | null;
  held: number[];
  tokens: Token[][];
  answers: Answer[][];
  early: number[];
  laid: number[];
  barred: number[];
  errors: number[];
};

export type FromClient = Hello | Do | Look | Resync | WhyNot | Advise | Ping;

export type FromServer = Sync | Frame | Ack | Refused | Reason | AdviceGiven | Bye | Pong;
