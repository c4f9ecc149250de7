import type { Json } from '#api/contract/wire-schema.ts';
import type { Alternative } from './alternatives.ts';
import type { Gap } from './gap.ts';

type RuleGap = Omit<Gap, 'path'>;

/** Maximum number of options that a description lists. */
const maxListed = 6;
const listValues = (values: readonly unknown[]) => {
  const listed = values.slice(0, maxListed).map((value) => JSON.stringify(value));
  return [...listed, ...(values.length > maxListed ? ['…'] : [])].join(', ');
};

const optionsOf = ({ enum: options }: Json): readonly unknown[] | null =>
  Array.isArray(options) ? options : null;

/** Returns true if a value fits a pattern; unknown syntax fits. */
function fitsPattern(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== 'string') return true;
  try {
    return new RegExp(pattern, 'u').test(String(value));
  } catch {
    return true;
  }
}

/** Lists the gap of options: values that are sent but are not among the accepted ones. */
function findOptionGaps(sent: Json, accepted: Json): RuleGap[] {
  const [sentOptions, acceptedOptions] = [optionsOf(sent), optionsOf(accepted)];
  if (acceptedOptions) {
    const others = sentOptions?.filter((value) => !acceptedOptions.includes(value));
    const expected = `one of ${listValues(acceptedOptions)}`;
    if (!others) return [{ kind: 'values', accepted: expected, sent: 'any', isCertain: false }];
    return others.length > 0
      ? [{ kind: 'values', accepted: expected, sent: listValues(others), isCertain: true }]
      : [];
  }
  const unfit = sentOptions?.filter((value) => !fitsPattern(accepted.pattern, value)) ?? [];
  return unfit.length > 0
    ? [
        {
          kind: 'values',
          accepted: `a text that fits ${accepted.pattern}`,
          sent: listValues(unfit),
          isCertain: true,
        },
      ]
    : [];
}

/** Upper and lower limits by type; a limit that is not there limits nothing. */
const limits = [
  ['string', 'maxLength', 'at most', 'characters', 1],
  ['string', 'minLength', 'at least', 'characters', -1],
  ['number', 'maximum', 'at most', '', 1],
  ['number', 'minimum', 'at least', '', -1],
  ['number', 'exclusiveMaximum', 'less than', '', 1],
  ['number', 'exclusiveMinimum', 'more than', '', -1],
  ['array', 'maxItems', 'at most', 'items', 1],
  ['array', 'minItems', 'at least', 'items', -1],
] as const;

/** Lists the limits that are stricter than those of the sent values. */
const findLimitGaps = (type: string, sent: Json, accepted: Json): RuleGap[] =>
  limits.flatMap(([limitedType, keyword, words, unit, direction]): RuleGap[] => {
    const [sentLimit, limit] = [sent[keyword], accepted[keyword]];
    if (limitedType !== type || typeof limit !== 'number' || optionsOf(sent)) return [];
    const isSaid = typeof sentLimit === 'number';
    if (isSaid && (limit - sentLimit) * direction >= 0) return [];
    const describe = (value: unknown) => `${words} ${value} ${unit}`.trim();
    const sentText = isSaid ? describe(sentLimit) : 'no limit';
    return [{ kind: 'limit', accepted: describe(limit), sent: sentText, isCertain: isSaid }];
  });

/** A value of each format, to try on a pattern. */
const sampleOfFormat: Readonly<Record<string, string>> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T08:00:00Z',
  time: '08:00:00Z',
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
};

/** Lists the gap of patterns and formats of texts. */
function findFormatGaps(sent: Json, accepted: Json): RuleGap[] {
  if (optionsOf(sent)) return [];
  const describe = ({ pattern, format }: Json) =>
    format === undefined ? `a text that fits ${pattern}` : `a text in the format ${format}`;
  const isSame = ['pattern', 'format'].some(
    (key) => accepted[key] !== undefined && accepted[key] === sent[key],
  );
  if (isSame || (accepted.pattern === undefined && accepted.format === undefined)) return [];
  if (sent.pattern === undefined && sent.format === undefined)
    return [{ kind: 'limit', accepted: describe(accepted), sent: 'any text', isCertain: false }];
  const ofSent = sampleOfFormat[String(sent.format)];
  const ofAccepted = sampleOfFormat[String(accepted.format)];
  const isOther =
    (ofSent !== undefined && !fitsPattern(accepted.pattern, ofSent)) ||
    (ofAccepted !== undefined && !fitsPattern(sent.pattern, ofAccepted)) ||
    (ofSent !== undefined && ofAccepted !== undefined && ofSent !== ofAccepted);
  // One pattern may allow all that the other does.
  return [{ kind: 'limit', accepted: describe(accepted), sent: describe(sent), isCertain: isOther }];
}

/** Lists the gaps between the rules of two alternatives of one type, apart from their parts. */
export function findRuleGaps(
  { type, rules: sent }: Alternative,
  { rules: accepted }: Alternative,
): RuleGap[] {
  if (type === 'null') return [];
  const integerGap: RuleGap[] =
    type === 'number' && accepted.isInteger === true && sent.isInteger !== true && !optionsOf(sent)
      ? [{ kind: 'limit', accepted: 'a whole number', sent: 'a number', isCertain: false }]
      : [];
  const formatGaps = type === 'string' ? findFormatGaps(sent, accepted) : [];
  return [
    ...findOptionGaps(sent, accepted),
    ...integerGap,
    ...findLimitGaps(type, sent, accepted),
    ...formatGaps,
  ];
}
