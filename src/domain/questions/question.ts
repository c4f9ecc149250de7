import type * as v from 'valibot';

/** One entry of a list: what travels and what is read. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** Options that are fetched when first shown, and may depend on another answer (states of a country). */
export interface OptionSource {
  /** No other list's: what was fetched of it is kept under this name. */
  readonly name: string;
  /** The question whose answer `load` is given. */
  readonly on?: Condition['on'] & { readonly label: string };
  /** So long a list that it is fetched only by whoever comes to its menu. */
  readonly isLong?: boolean;
  /** What a stored value is called while the list is not there; without it values are their labels. */
  labelOf?(value: string): string;
  load(answer: string): Promise<readonly Option[]>;
}

/** "Shown while that question's answer passes this test": one dependency, so that a follow-up watches one field. */
export interface Condition {
  readonly on: { readonly name: string; readonly when?: Condition };
  test(answer: unknown): boolean;
}

/** The shared lists that users search and extend (intake §1). */
export type LookupSource = 'diagnosis' | 'medication';

/** A record as it travels. */
export type WireRecord = Record<string, unknown>;
export type WireEntries = v.ObjectEntries;

/**
 * What every question shares. Methods (not function properties) so that a question of strings is still a
 * question to code that holds all kinds.
 *
 * @template Answer what the form holds
 */
interface QuestionBase<Answer> {
  /** The answer's key in the form. */
  readonly name: string;
  readonly label: string;
  /** What the answer is about, for a reader who was not asked: a physician. The label where there is none. */
  readonly noted?: string;
  readonly hint?: string;
  /** The same words in the form of a physician who fills it in: they ask about the patient. */
  readonly ofPatient?: { readonly label?: string; readonly hint?: string };
  readonly required?: boolean;
  /** What a missing answer is told, where it is not the general 'This field is required'. */
  readonly requiredMessage?: string;
  /** Shown, required, sent and reviewed only while this holds (decision 30). */
  readonly when?: Condition;
  /** What the review says where there is no answer, where that is not '… not Added' (physician §2). */
  readonly missingText?: string;
  /** Related short fields stand side by side on wide screens. */
  readonly width?: 'half';
  readonly blank: Answer;
  /** What leaves while the question is hidden (decision 30), where its blank answer is one that could be meant. */
  readonly empty?: WireRecord;
  /** The fields that the question owns on the wire, as they must be in a body. */
  readonly entries: WireEntries;
  /** What a reply may look like: as lenient as a server that was never told our rules. */
  readonly readEntries: WireEntries;
  /** The answer as the wire fields of `entries`. */
  encode(answer: Answer): WireRecord;
  decode(record: WireRecord): Answer;
  isBlank(answer: Answer): boolean;
  /**
   * The message of the first broken rule of an answer that is not blank, or null.
   * @param others all answers of the form, for a rule that compares; absent where one answer is looked at alone
   */
  rule?(answer: Answer, others?: Answers): string | null;
  /** What is asked about an answer that breaks no rule and may be a slip, or null; a save does not wait for it. */
  doubt?(answer: Answer, others: Answers): string | null;
}

export interface TextQuestion extends QuestionBase<string> {
  readonly kind: 'text';
  readonly autoComplete?: string;
  /** Brings up the keyboard for it on a phone, and nothing capitalizes or corrects what is typed. */
  readonly inputMode?: 'email' | 'url' | 'tel';
  /** Shown and sent, and not to be changed here. */
  readonly readOnly?: boolean;
  /** Several lines of free text. */
  readonly long?: boolean;
}

export interface NumberQuestion extends QuestionBase<string> {
  readonly kind: 'number';
  readonly unit?: string;
  /** A fraction may be typed: the phone's keys have a point. */
  readonly decimals?: boolean;
  readonly autoComplete?: string;
  /** Returns the text that the field shows once it is left; what is no number stays as typed. */
  readonly formatted?: (typed: string) => string;
}

export interface PhoneQuestion extends QuestionBase<string> {
  readonly kind: 'phone';
  readonly autoComplete?: string;
  /** Shown and sent, and not to be changed here. */
  readonly readOnly?: boolean;
}

export interface DateQuestion extends QuestionBase<string> {
  readonly kind: 'date';
  /** A day from today on; otherwise one up to today. */
  readonly coming?: boolean;
  readonly autoComplete?: string;
}

export interface ChoiceQuestion extends QuestionBase<string> {
  readonly kind: 'choice';
  readonly options: readonly Option[] | OptionSource;
  /** A short list stands open as buttons instead of hiding in a menu. */
  readonly open?: boolean;
  /** Its options count up: it is answered in steps, in a line of its own. */
  readonly counted?: boolean;
  readonly autoComplete?: string;
}

export interface YesNoQuestion extends QuestionBase<boolean | null> {
  readonly kind: 'yesNo';
}

/** On or off, and never unanswered: a switch, or a box to tick under a statement. */
export interface ToggleQuestion extends QuestionBase<boolean> {
  readonly kind: 'toggle';
  readonly look: 'switch' | 'checkbox';
}

export type Flags = Record<string, boolean>;

export interface FlagsQuestion extends QuestionBase<Flags> {
  readonly kind: 'flags';
  readonly options: readonly Option[];
}

/** What was typed, and the item of the shared list that it stands for, once there is one. */
export interface LookupAnswer {
  text: string;
  item: { id: string; name: string; isCancer?: boolean } | null;
}

export interface LookupQuestion extends QuestionBase<LookupAnswer> {
  readonly kind: 'lookup';
  readonly source: LookupSource;
}

/** A month as it is asked: '03' and what was typed as the year, so that half an answer is not lost. */
export interface MonthAnswer {
  month: string;
  year: string;
}

/** How a month is read: a treatment's and a war zone's (physician §2, 'Displayed values'). */
export type MonthDisplay = 'MMMM YYYY' | 'MMMM - YYYY';

export interface MonthQuestion extends QuestionBase<MonthAnswer> {
  readonly kind: 'month';
  readonly display: MonthDisplay;
}

/** Null while nobody has touched it (decision 60). */
export interface SliderQuestion extends QuestionBase<number | null> {
  readonly kind: 'slider';
  readonly min: number;
  readonly max: number;
  /** What the two ends stand for. */
  readonly ends?: readonly [low: string, high: string];
  /** What is counted: one day a week, several days a week. */
  readonly unit?: readonly [one: string, several: string];
}

export type TriStates = Record<string, boolean | null>;

/** Options that belong together, under a heading of their own. */
export interface OptionGroup {
  readonly title: string;
  readonly options: readonly Option[];
}

export interface YesNoListQuestion extends QuestionBase<TriStates> {
  readonly kind: 'yesNoList';
  readonly groups: readonly OptionGroup[];
  /** 'condition': what one entry of the list is called. */
  readonly itemLabel: string;
}

export type Answers = Record<string, unknown>;

/** What changing one answer does to others, at the moment of the change: height units, states of a country. */
export interface AnswerEffect<Q extends Pick<Question, 'name' | 'blank'> = Question> {
  readonly on: { readonly name: Q['name'] };
  /** @param answers those beside the one that was changed: of the form, or of its row */
  apply?(answers: AnswersTo<Q>): Partial<AnswersTo<Q>>;
  /** Whose problem was found with the old answer in mind: it goes, and is looked for again at the next save. */
  readonly checksAgain?: readonly { readonly name: Q['name'] }[];
}

export interface RowsQuestion extends QuestionBase<Answers[]> {
  readonly kind: 'rows';
  /** What one row asks. A list within a list is not a thing a patient can follow: it is for physicians. */
  readonly questions: readonly (SingleQuestion | RowsQuestion)[];
  /** What changing an answer of a row does to others of the same row. */
  readonly effects?: readonly AnswerEffect[];
  /** Nobody adds or removes a row: how many there are follows from another answer, and each is to be filled in. */
  readonly fixed?: boolean;
  /** 'Add another concern' */
  readonly addLabel: string;
  /** Why, as things are, neither a row can be added nor the list saved; null when both can (intake §4). */
  holdUp?(rows: Answers[]): string | null;
  /** 'Concern', numbered by its place for screen readers and the remove button. */
  readonly rowLabel: string;
  /** What a row is called by whoever filled it in, where that is not the first text in it; '' while nothing says so. */
  called?(row: Answers): string;
}

/** Every kind that asks one thing. */
export type SingleQuestion =
  | TextQuestion
  | NumberQuestion
  | PhoneQuestion
  | DateQuestion
  | ChoiceQuestion
  | YesNoQuestion
  | ToggleQuestion
  | FlagsQuestion
  | LookupQuestion
  | MonthQuestion
  | SliderQuestion;

/** About a dozen kinds and no more: a kind used once is a component handed in. */
export type Question = SingleQuestion | YesNoListQuestion | RowsQuestion;

export type QuestionKind = Question['kind'];
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>;

/** A question whose type knows its name. */
export type Named<Q, Name extends string> = Q & { readonly name: Name };
/** The answers to questions, each under its question's name; of any questions at all, any answers. */
export type AnswersTo<Q extends Pick<Question, 'name' | 'blank'>> = string extends Q['name']
  ? Answers
  : { [Each in Q as Each['name']]: Each['blank'] };
