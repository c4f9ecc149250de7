import type { Redactor } from '#mocks/redaction/redactor.ts';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import type { ElementReference, Step } from '../step.ts';
import { addressWords } from './address-words.ts';
import { decode } from './create-entry.ts';

/** Returns the name of the field that a label probably stands for, such as firstName. */
function guessKey(label: string): string {
  const words = label.toLowerCase().match(/[a-z]+/g) ?? [];
  const name = words
    .map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1)))
    .join('');
  return /first|last|name|mail|phone|fax|number|zip|birth|address|city|state|country|ssn|mmr/i.test(name)
    ? name
    : 'value';
}

/** Replaces a value of a query, which may be an address, such as the page after the login. */
function redactQueryValue(redactor: Redactor, value: string): string {
  if (addressWords.has(value)) return value;
  return value.startsWith('/') ? redactAddress(redactor, value) : redactor.text('value', value);
}

/** Replaces an address of the app: what is no word of a route, and its query. */
export function redactAddress(redactor: Redactor, address: string): string {
  const { text } = redactor;
  const [path = '', search = ''] = address.split('#')[0]?.split('?') ?? [];
  const segments = path
    .split('/')
    .map((part) => (addressWords.has(part) ? part : encodeURIComponent(text('id', decode(part)))));
  const query = [...new URLSearchParams(search)].map(([key, value]) => [
    addressWords.has(key) ? key : text('key', key),
    redactQueryValue(redactor, value),
  ]);
  const queryText = new URLSearchParams(query).toString();
  return segments.join('/') + (queryText && `?${queryText}`);
}

/** Replaces in the reference to an element what was replaced elsewhere. */
function redactElement({ within }: Redactor, on: ElementReference): ElementReference {
  return { ...on, name: within(on.name), ...(on.selector && { selector: within(on.selector) }) };
}

/** Messages whose codes and links a replay creates again, so that steps must not hold them. */
type Outbox = readonly Pick<OutboxMessage, 'code' | 'link'>[];

/** Replaces what a step holds of the user. @param outbox all messages that were sent */
export function redactStep(redactor: Redactor, step: Step, outbox: Outbox): Step {
  switch (step.kind) {
    case 'load': {
      const isLink = outbox.some(({ link }) => link?.replace(/^\/+/, '') === step.address);
      const address = redactAddress(redactor, step.address);
      return { ...step, address, ...(isLink && { source: 'link' as const }) };
    }
    case 'address':
    case 'history':
      return { ...step, address: redactAddress(redactor, step.address) };
    case 'click':
    case 'press':
      return { ...step, on: redactElement(redactor, step.on) };
    case 'check':
      return { ...step, on: redactElement(redactor, step.on) };
    case 'choose': {
      const value = redactor.text('value', step.value);
      return { ...step, on: redactElement(redactor, step.on), value };
    }
    case 'type': {
      const on = redactElement(redactor, step.on);
      if (step.isSecret) return { ...step, on };
      const isCode =
        step.source === 'code' || (step.value !== '' && outbox.some(({ code }) => code === step.value));
      if (isCode) return { ...step, on, value: '', source: 'code' };
      return { ...step, on, value: redactor.text(guessKey(step.on.name), step.value) };
    }
    case 'file': {
      const ending = /\.(pdf|png|jpe?g|gif|webp|txt|docx?)$/i.exec(step.name)?.[0] ?? '';
      const type = redactor.text('type', step.type);
      return { ...step, on: redactElement(redactor, step.on), name: `file${ending}`, type };
    }
    case 'command':
      return { ...step, args: redactor.value(step.args) as readonly unknown[] };
    case 'error':
      return { ...step, message: redactor.message(step.message) };
    case 'seen':
      return { ...step, text: redactor.within(step.text) };
  }
}
