import { isObject } from '#domain/values/is-object.ts';
import type { Tolerances } from '#domain/values/tolerance.ts';

/*
 * Error bodies of other APIs, read where the contract's `message` is missing (decision 63):
 * RFC 9457 (`application/problem+json`), OAuth, and the lists of validation errors that web
 * frameworks send. docs/integrating.md lists them.
 */

/** Description of the bodies that `findForeignReason` reads. */
export const errorTolerances: Tolerances = {
  findForeignReason: {
    contract: 'an error’s `message`',
    values:
      'without it: `detail`, else `title` (RFC 9457, `application/problem+json`); `{error: "text"}`, `{error: {message}}`, `{error, error_description}`; errors of fields in `errors`: `{email: ["is taken"]}`, `[{field, message}]`, `[{detail, pointer}]`',
    meaning: 'the reason that screens show: “email: is taken”',
  },
};

/** Reason of a refusal in an error body of another shape. */
export interface ForeignReason {
  readonly text: string;
  /** Field of the body that holds the reason. */
  readonly name: string;
}

/** Maximum length of a reason, in characters: a toast shows no stack trace. */
const MAX_REASON_CHARACTERS = 300;
/** Maximum number of errors in a list that are read. */
const maxErrors = 20;

/** Phrases of HTTP statuses, which repeat the status and tell a user no reason. */
const statusPhrasePattern =
  /^((\d{3} )?(bad request|unauthorized|forbidden|not found|conflict|unprocessable (entity|content)|too many requests|(internal )?server error|error|service unavailable|bad gateway))?$/i;

/** Returns a text on one line, without control characters; '' for another value. */
const toLine = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() : '';

/** Returns a text that says more than the status; '' for another value. */
const toReason = (value: unknown): string => {
  const line = toLine(value);
  return statusPhrasePattern.test(line) ? '' : line;
};

/** Joins texts; a text without a final mark gets a full stop before the next one. */
const joinSentences = (texts: readonly string[]) =>
  texts.filter(Boolean).reduce((all, text) => {
    if (all === '') return text;
    return /[.!?;:…]$/.test(all) ? `${all} ${text}` : `${all}. ${text}`;
  }, '');

/** Shortens a text without splitting a character. */
function shorten(text: string): string {
  const characters = [...text];
  return characters.length > MAX_REASON_CHARACTERS
    ? `${characters.slice(0, MAX_REASON_CHARACTERS - 1).join('')}…`
    : text;
}

/** Converts a JSON pointer to a field's name: '#/user/email' is 'user.email'. */
const toFieldName = (pointer: string) => pointer.replace(/^#?\//, '').replaceAll('/', '.');

/** Returns the text of one validation error: a text, `{ message }` or `{ detail }`. */
const textOf = (error: unknown) =>
  isObject(error) ? toLine(error.message) || toLine(error.detail) : toLine(error);

/** Describes one error of a list, with its field if it names one: 'email: is taken'. */
function describeListedError(error: unknown): string {
  const text = textOf(error);
  const field = isObject(error) ? toFieldName(toLine(error.field) || toLine(error.pointer)) : '';
  return text && field ? `${field}: ${text}` : text;
}

/** Describes the errors of fields: a list, or a map from a field to its error or errors. */
function describeFieldErrors(errors: unknown): string {
  if (Array.isArray(errors)) return joinSentences(errors.slice(0, maxErrors).map(describeListedError));
  if (!isObject(errors)) return '';
  const described = Object.entries(errors)
    .slice(0, maxErrors)
    .map(([field, error]) => {
      const text = joinSentences((Array.isArray(error) ? error : [error]).slice(0, maxErrors).map(textOf));
      return text && `${toLine(field)}: ${text}`;
    });
  return joinSentences(described);
}

/**
 * Returns the reason in an error body without the contract's `message`; null if there is none, or
 * if the body has that `message`.
 */
export function findForeignReason(body: unknown): ForeignReason | null {
  if (!isObject(body) || (typeof body.message === 'string' ? body.message.trim() : body.message)) return null;
  const { detail, title, error, error_description: description, errors } = body;
  const fieldErrors = describeFieldErrors(errors);
  const explanations: readonly ForeignReason[] = [
    { name: 'detail', text: toReason(detail) },
    { name: 'error_description', text: toReason(description) },
    { name: 'error.message', text: isObject(error) ? toReason(error.message) : '' },
  ];
  // A title such as “Validation failed” adds nothing to the errors of fields.
  const labels: readonly ForeignReason[] = [
    { name: 'errors', text: fieldErrors },
    { name: 'title', text: toReason(title) },
    { name: 'error', text: toReason(error) },
  ];
  const explanation = explanations.find(({ text }) => text);
  if (explanation) return { ...explanation, text: shorten(joinSentences([explanation.text, fieldErrors])) };
  const label = labels.find(({ text }) => text);
  return label ? { ...label, text: shorten(label.text) } : null;
}
