import { Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './guides.module.css';

/** How it is done and how it is not: each a live example and why. */
export interface Pair {
  do: readonly [example: ReactNode, why: string];
  dont: readonly [example: ReactNode, why: string];
}

const marks = {
  do: { word: 'Do', Icon: IconCheck },
  dont: { word: 'Don’t', Icon: IconX },
} as const;

function Side({ kind, told: [example, why] }: { kind: keyof typeof marks; told: Pair['do'] }) {
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
    </div>
  );
}

/** What is right beside what is not, as the product itself draws both. */
export function DoAndDont({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className={classes.pairs}>
      {pairs.map((pair) => (
        <div key={pair.do[1]} className={classes.pair}>
          <Side kind="do" told={pair.do} />
          <Side kind="dont" told={pair.dont} />
        </div>
      ))}
    </div>
  );
}
