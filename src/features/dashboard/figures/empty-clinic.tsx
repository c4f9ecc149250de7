import { Text } from '@mantine/core';
import { Picture } from '#ui/illustrations/picture.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AddNewButton } from './add-new-button.tsx';
import classes from './figures.module.css';
import { noRecordText } from './no-record.tsx';
import { totalPatientsTitle } from './total-patients.tsx';

interface EmptyClinicProps {
  /** Titles of the figures that have no data yet. */
  titles: readonly string[];
}

/** One card instead of empty ones, for a physician without patients (physician §2). */
export function EmptyClinic({ titles }: EmptyClinicProps) {
  return (
    <Card title="Add your first patient">
      <div className={classes.emptyClinic}>
        <Picture of="pot" />
        <div>
          <Text mb="md">
            Your patient gets an invitation by email. The figures of your patients then appear here.
          </Text>
          <AddNewButton />
        </div>
      </div>
      <ul className={classes.emptyFigures}>
        <li>{totalPatientsTitle}: 0</li>
        {titles.map((title) => (
          <li key={title}>{noRecordText(title)}</li>
        ))}
      </ul>
    </Card>
  );
}
