import { Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Card } from '#ui/layout/card.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { LinkButton } from '#ui/links/link-button.tsx';
import classes from './figures.module.css';

/** Card with the number of patients, and links to the list and to a new patient (physician §2). */
export function TotalPatients({ count }: { count: number | undefined }) {
  return (
    <Card
      title="Total Patients"
      actions={
        <LinkButton
          to="/physician/add-patient"
          size="sm"
          leftSection={<IconPlus aria-hidden size={18} stroke={2} />}
          className={classes.action}
        >
          Add New
        </LinkButton>
      }
    >
      <div className={classes.total}>
        {count === undefined ? (
          <Skeleton className={classes.number} />
        ) : (
          <Text component="p" className={classes.number}>
            {count.toLocaleString('en-US')}
          </Text>
        )}
        <LinkAnchor to="/physician/list-patient" className={classes.link}>
          See all patients
        </LinkAnchor>
      </div>
    </Card>
  );
}
