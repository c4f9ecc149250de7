import { Card } from '#ui/layout/card.tsx';
import { Loaded, type LoadedProps } from './loaded.tsx';
import { CardSkeleton } from './skeletons.tsx';

interface QueryCardProps<Data> extends Omit<LoadedProps<Data>, 'skeleton'> {
  /** Title of the card with the error. */
  title: string;
  /** Number of lines of the skeleton. */
  lines?: number;
}

/** Skeleton of a card, or a card with the error; the children render the card of loaded data. */
export function QueryCard<Data>({ title, lines = 2, ...rest }: QueryCardProps<Data>) {
  const loaded = (
    <Loaded skeleton={<CardSkeleton lines={lines} label={`Loading ${rest.what}`} />} {...rest} />
  );
  const { data, error } = rest.query;
  return error && data === undefined ? <Card title={title}>{loaded}</Card> : loaded;
}
