import { Card } from '#ui/layout/card.tsx';
import { Loaded, type LoadedProps } from './loaded.tsx';
import { CardSkeleton } from './skeletons.tsx';

interface QueryCardProps<Data> extends Omit<LoadedProps<Data>, 'skeleton'> {
  /** Of the card that says that it could not load. */
  title: string;
  lines?: number;
}

/** A card that loads; its children are the card itself, once there is something to show. */
export function QueryCard<Data>({ title, lines = 2, ...rest }: QueryCardProps<Data>) {
  const loaded = (
    <Loaded skeleton={<CardSkeleton lines={lines} label={`Loading ${rest.what}`} />} {...rest} />
  );
  const { data, error } = rest.query;
  return error && data === undefined ? <Card title={title}>{loaded}</Card> : loaded;
}
