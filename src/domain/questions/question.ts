import type * as v from 'valibot';

/** Option of a list: wire value and label. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** Options fetched when first shown; may depend on another answer (states of a country). */
export interface OptionSource {
  /** Unique name, used as the cache key of the fetched options. */
  readonly name: string;
  /** Question whose answer is passed to `load`. */
  readonly on?: Condition['on'] & { readonly label: string };
  /** The list is so long that it is fetched only when the user reaches its menu. */
  readonly isLong?: boolean;
  /** Returns the label of a stored value before the list is loaded; by default the value. */
  labelOf?(value: string): string;
  load(answer: string): Promise<readonly Option[]>;
}

/** Condition on the answer to a single question, so that a follow-up watches only one field. */
export interface Condition {
  readonly on: { readonly name: string; readonly when?: Condition };
  test(answer: unknown): boolean;
}

/** Shared lists that users search and extend (intake §1). */
export type LookupSource = 'diagnosis' | 'medication';

/** Record in its wire format. */
export type WireRecord = Record<string, unknown>;
/** Schemas of wire fields by name. */
export type WireEntries = Readonly<Record<string, v.GenericSchema>>;

/**
 * Common properties of all questions. Methods, not function properties, so that the types are
 * bivariant: code that handles any Question accepts a question of strings.
 * @template Answer the form's value
 */
interface QuestionBase<Answer> {
  /** Key of the answer in the form. */
  readonly name: string;
  readonly label: string;
  /** Label for users who did not answer the question, such as physicians; defaults to `label`. */
  readonly summaryLabel?: string;
  readonly hint?: string;
  /** Texts of the form that a physician fills in: they ask about the patient. */
  readonly patientWording?: { readonly label?: string; readonly hint?: string };
  readonly required?: boolean;
  /** Message for a missing answer; defaults to 'This field is required'. */
  readonly requiredMessage?: string;
  /** Condition under which the question is shown, required, sent and reviewed (decision 30). */
  readonly when?: Condition;
  /** Text of the review if unanswered; defaults to '… not Added' (physician §2). */
  readonly missingText?: string;
  /** Two short related fields share a line on wide screens. */
  readonly width?: 'half';
  readonly blank: Answer;
  /** Fields sent while hidden (decision 30), if the blank answer could be a real one. */
  readonly empty?: WireRecord;
  /** Wire fields of the question as a request body must have them. */
  readonly entries: WireEntries;
  /** Wire fields as a reply may have them: lenient, since servers may not apply our rules. */
  readonly readEntries: WireEntries;
  /** Encodes an answer as the wire fields of `entries`. */
  encode(answer: Answer): WireRecord;
  decode(record: WireRecord): Answer;
  isBlank(answer: Answer): boolean;
  /**
   * Returns the message of the first rule that a non-blank answer breaks, or null.
   * @param others all answers of the form, for comparisons; undefined if it is checked alone
   */
  rule?(answer: Answer, others?: Answers): string | null;
  /** Returns a query about a valid answer that may be a slip, or null. It blocks no save. */
  findQuery?(answer: Answer, others: Answers): string | null;
}

/** Question whose kind only the running code knows: its methods take any answer. */
export type AnyQuestion = QuestionBase<unknown>;

/** Question for a text. */
export interface TextQuestion extends QuestionBase<string> {
  readonly kind: 'text';
  readonly autoComplete?: string;
  /** Selects the phone's keyboard, and turns autocapitalization and autocorrection off. */
  readonly inputMode?: 'email' | 'url' | 'tel';
  /** Shown and sent, but not editable. */
  readonly readOnly?: boolean;
  /** Allows several lines of text. */
  readonly long?: boolean;
}

/** Question for a number, which the form holds as typed text. */
export interface NumberQuestion extends QuestionBase<string> {
  readonly kind: 'number';
  readonly unit?: string;
  /** Allows fractions: the phone's keyboard has a decimal point. */
  readonly allowsDecimals?: boolean;
  readonly autoComplete?: string;
  /** Returns the text that the field shows on blur. Text that is no number stays as typed. */
  readonly formatOnBlur?: (typed: string) => string;
}

/** Question for a US phone number, which the form masks. */
export interface PhoneQuestion extends QuestionBase<string> {
  readonly kind: 'phone';
  readonly autoComplete?: string;
  /** Shown and sent, but not editable. */
  readonly readOnly?: boolean;
}

/** Question for a day, MM-DD-YYYY. */
export interface DateQuestion extends QuestionBase<string> {
  readonly kind: 'date';
  /** Asks for a day from today on; otherwise for a day up to today. */
  readonly isFromToday?: boolean;
  readonly autoComplete?: string;
}

/** Question for one of several options. */
export interface ChoiceQuestion extends QuestionBase<string> {
  readonly kind: 'choice';
  readonly options: readonly Option[] | OptionSource;
  /** Shows a short list as buttons instead of a menu. */
  readonly showsButtons?: boolean;
  /** Options are ascending counts, answered by a stepper on a line of its own. */
  readonly isCounted?: boolean;
  readonly autoComplete?: string;
}

/** Question for yes or no; null is unanswered. */
export interface YesNoQuestion extends QuestionBase<boolean | null> {
  readonly kind: 'yesNo';
}

/** Question that is on or off and never unanswered: a switch, or a checkbox under a statement. */
export interface ToggleQuestion extends QuestionBase<boolean> {
  readonly kind: 'toggle';
  readonly toggleVariant: 'switch' | 'checkbox';
}

/** Answer to a question with checkboxes: true for each ticked option. */
export type Flags = Record<string, boolean>;

/** Question for any number of options, shown as checkboxes. */
export interface FlagsQuestion extends QuestionBase<Flags> {
  readonly kind: 'flags';
  readonly options: readonly Option[];
}

/** Typed text, and the item of the shared list that it stands for, if any. */
export interface LookupAnswer {
  text: string;
  item: { id: string; name: string; isCancer?: boolean } | null;
}

/** Question for an item of a shared list, which users search and extend. */
export interface LookupQuestion extends QuestionBase<LookupAnswer> {
  readonly kind: 'lookup';
  readonly source: LookupSource;
}

/** Month as the form holds it: '03' and the typed year, so that half an answer is not lost. */
export interface MonthAnswer {
  month: string;
  year: string;
}

/** Display format of a month: a treatment's or a war zone's (physician §2, 'Displayed values'). */
export type MonthDisplay = 'MMMM YYYY' | 'MMMM - YYYY';

/** Question for a month of a year. */
export interface MonthQuestion extends QuestionBase<MonthAnswer> {
  readonly kind: 'month';
  readonly display: MonthDisplay;
}

/** Slider whose answer is null until the user touches it (decision 60). */
export interface SliderQuestion extends QuestionBase<number | null> {
  readonly kind: 'slider';
  readonly min: number;
  readonly max: number;
  /** Labels of the two ends. */
  readonly ends?: readonly [low: string, high: string];
  /** Unit in singular and plural: 'day a week', 'days a week'. */
  readonly unit?: readonly [one: string, several: string];
}

/** Answers to a yes/no list by entry; null is unanswered. */
export type TriStates = Record<string, boolean | null>;

/** Options under a common heading. */
export interface OptionGroup {
  readonly title: string;
  readonly options: readonly Option[];
}

/** Question with many yes/no entries under headings. */
export interface YesNoListQuestion extends QuestionBase<TriStates> {
  readonly kind: 'yesNoList';
  readonly groups: readonly OptionGroup[];
  /** Name of an entry, such as 'condition'. */
  readonly itemLabel: string;
}

/** Answers of a form or a row, by the names of their questions. */
export type Answers = Record<string, unknown>;

/** Change of other answers at the moment an answer changes: height units, states of a country. */
export interface AnswerEffect<Q extends Pick<Question, 'name' | 'blank'> = Question> {
  readonly on: { readonly name: Q['name'] };
  /** @param answers all answers of the form, or of the row that contains the change */
  apply?(answers: AnswersTo<Q>): Partial<AnswersTo<Q>>;
  /** Questions whose messages depend on the answer: a change clears them until the next save. */
  readonly rechecks?: readonly { readonly name: Q['name'] }[];
}

/** Question for a list whose rows ask the same questions. */
export interface RowsQuestion extends QuestionBase<Answers[]> {
  readonly kind: 'rows';
  /** Questions of a row. Lists within lists are for physicians only: they are hard to follow. */
  readonly questions: readonly (SingleQuestion | RowsQuestion)[];
  /** Effects of an answer on other answers of its row. */
  readonly effects?: readonly AnswerEffect[];
  /** Users cannot add or remove rows: another answer sets their number. Each must be filled in. */
  readonly hasFixedRows?: boolean;
  /** Label of the button, such as 'Add another concern'. */
  readonly addLabel: string;
  /** Label of the button while there is no row. With it, the list starts without rows. */
  readonly firstAddLabel?: string;
  /** Returns why no row can be added nor the list be saved, or null if both can (intake §4). */
  findHoldUpReason?(rows: Answers[]): string | null;
  /** Label of a row, such as 'Concern'; numbered for screen readers and the remove button. */
  readonly rowLabel: string;
  /** Returns the user's name for a row, if it is not the row's first text; '' while it has none. */
  findRowName?(row: Answers): string;
}

/** All kinds with a single answer. */
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

/** All kinds of questions. An input that is used once is a component, not a kind. */
export type Question = SingleQuestion | YesNoListQuestion | RowsQuestion;

export type QuestionKind = Question['kind'];
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>;

/** Question type that includes the literal name. */
export type Named<Q, Name extends string> = Q & { readonly name: Name };
/** Answers keyed by the names of their questions; plain `Answers` if the names are not literal. */
export type AnswersTo<Q extends Pick<Question, 'name' | 'blank'>> = string extends Q['name']
  ? Answers
  : { [Each in Q as Each['name']]: Each['blank'] };
