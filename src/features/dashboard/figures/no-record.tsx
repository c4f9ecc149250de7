import { Text } from '@mantine/core';
import { Picture } from '#ui/illustrations/picture.tsx';
import classes from './figures.module.css';

/** Documented text of figures without data (physician §2). */
export const noRecordText = (title: string) => `No Record Found For ${title}`;

/** Empty state of a card without data (physician §2). */
export function NoRecord({ title }: { title: string }) {
  return (
    <div className={classes.noRecord}>
      <Picture of="axes" small />
      <div>
        <Text>{noRecordText(title)}</Text>
        <Text size="sm" c="dimmed">
          It fills as patients join you and answer their Health Intake.
        </Text>
      </div>
    </div>
  );
}
