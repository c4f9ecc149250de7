import { Skeleton, Text } from '@mantine/core';
import { formatNumber } from '#domain/values/amounts/format-number.ts';
import { Card } from '#ui/layout/card.tsx';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { AddNewButton } from './add-new-button.tsx';
import classes from './figures.module.css';

/** Title of the card, which a clinic without patients shows, too. */
export const totalPatientsTitle = 'Total Patients';

/** Card with the number of patients, and links to the list and to a new patient (physician §2). */
export function TotalPatients({ count }: { count: number | undefined }) {
  return (
    <Card title={totalPatientsTitle} actions={<AddNewButton size="sm" className={classes.action} />}>
      <div className={classes.total}>
        {count === undefined ? (
          <Skeleton className={classes.number} />
        ) : (
          <Text component="p" className={classes.number}>
            {formatNumber(count)}
          </Text>
        )}
        <LinkAnchor to="/physician/list-patient" className={classes.link}>
          See all patients
        </LinkAnchor>
      </div>
    </Card>
  );
}
