import { Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyableCode } from './copyable-code.tsx';
import classes from './guides.module.css';

/** Right and wrong usage: each a live example and the reason. */
export interface Pair {
  do: readonly [example: ReactNode, why: string];
  dont: readonly [example: ReactNode, why: string];
}

const marks = {
  do: { word: 'Do', Icon: IconCheck },
  dont: { word: 'Don’t', Icon: IconX },
} as const;

interface SideProps {
  kind: keyof typeof marks;
  side: Pair['do'];
  code?: string | undefined;
}

function Side({ kind, side: [example, why], code }: SideProps) {
  const { word, Icon } = marks[kind];
  return (
    <div className={classes.side} data-kind={kind}>
      <div className={classes.live}>{example}</div>
      <Text className={classes.why}>
        <Icon aria-hidden size={20} stroke={2.5} className={classes.mark} />
        <span>
          <strong>{word}.</strong> {why}
        </span>
      </Text>
      {code && <CopyableCode of={why} code={code} />}
    </div>
  );
}

interface DoAndDontProps {
  pairs: readonly Pair[];
  /** Source of each pair's right usage. */
  code: readonly string[];
}

/** Right and wrong usage next to each other, rendered live. */
export function DoAndDont({ pairs, code }: DoAndDontProps) {
  return (
    <div className={classes.pairs}>
      {pairs.map((pair, place) => (
        <div key={pair.do[1]} className={classes.pair}>
          <Side kind="do" side={pair.do} code={code[place]} />
          <Side kind="dont" side={pair.dont} />
        </div>
      ))}
    </div>
  );
}
