import type { Answers } from '#domain/questions/question.ts';

/** The answers of one form, outside React: a change renders nothing but who watches what has changed. */
export interface AnswerStore {
  get(): Answers;
  /** The answer at a path ('concerns.0.name', 'concerns.length'). */
  read(path: string): unknown;
  /** Puts an answer in its place; whatever lies beside it stays the object that it was. */
  write(path: string, answer: unknown): void;
  /** Hears of every change. */
  subscribe(listener: () => void): () => void;
}

type Node = Record<string, unknown>;

function withAnswer(node: unknown, [key = '', ...rest]: readonly string[], answer: unknown): unknown {
  const copy = (Array.isArray(node) ? [...node] : { ...(node as Node) }) as Node;
  copy[key] = rest.length > 0 ? withAnswer(copy[key], rest, answer) : answer;
  return copy;
}

export function createAnswerStore(initial: Answers, onChange: (answers: Answers) => void): AnswerStore {
  let answers = initial;
  const listeners = new Set<() => void>();
  const read = (path: string) =>
    path.split('.').reduce<unknown>((node, key) => (node as Node | null | undefined)?.[key], answers);
  return {
    get: () => answers,
    read,
    write(path, answer) {
      if (read(path) === answer) return;
      answers = withAnswer(answers, path.split('.'), answer) as Answers;
      onChange(answers);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
