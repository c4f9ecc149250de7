import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Picture } from '#ui/illustrations/picture.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import classes from './figures.module.css';

/** Title of the documented card. */
const TOTAL = 'Total Patients';

interface EmptyClinicProps {
  /** Titles of the figures that have no data yet. */
  titles: readonly string[];
}

/** One card instead of empty ones, for a physician without patients (physician §2). */
export function EmptyClinic({ titles }: EmptyClinicProps) {
  return (
    <Card title="Add your first patient">
      <div className={classes.first}>
        <Picture of="pot" />
        <div>
          <Text mb="md">
            Your patient gets an invitation by email. The figures of your patients then appear here.
          </Text>
          <LinkButton to="/physician/add-patient" leftSection={<IconPlus aria-hidden size={18} stroke={2} />}>
            Add New
          </LinkButton>
        </div>
      </div>
      <ul className={classes.missing}>
        <li>{TOTAL}: 0</li>
        {titles.map((title) => (
          <li key={title}>No Record Found For {title}</li>
        ))}
      </ul>
    </Card>
  );
}
