import { wayToTake } from '#domain/shoops/medicine/ingestion.ts';
import classes from './shoops.module.css';

/** Describes how to take the medicine, with the physician's term in brackets. */
export function IngestionMethod({ method }: { method: string }) {
  if (method === '') return <em className={classes.missing}>Not entered yet</em>;
  const plainWording = wayToTake(method);
  return (
    <>
      {plainWording && <>{plainWording} </>}
      <bdi className={plainWording ? classes.term : undefined}>{plainWording ? `(${method})` : method}</bdi>
    </>
  );
}
