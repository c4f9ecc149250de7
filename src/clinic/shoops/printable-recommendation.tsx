import { Button, VisuallyHidden } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatPrintDateLine } from '#domain/printed-record.ts';
import { formatShoopDate } from '#domain/values/dates.ts';
import { usePrintPart } from '#ui/layout/use-print-part.ts';
import { RecommendationCard, type RecommendationCardProps } from './recommendation-card.tsx';
import classes from './recommendation-list.module.css';

/** Patient's identity as printed with a recommendation. */
export interface PrintedPatient {
  readonly name: string;
  /** Such as 'Born 11-03-1957'; '' if unknown. */
  readonly birthLine: string;
}

interface PrintableRecommendationProps extends RecommendationCardProps {
  patient: PrintedPatient;
  /** Elements next to the print button. */
  actions?: ReactNode;
}

/** Recommendation with a button that prints it alone, headed by the patient's identity. */
export function PrintableRecommendation({ patient, actions, ...card }: PrintableRecommendationProps) {
  const { isAlone, print } = usePrintPart();
  const { name, birthLine } = patient;
  return (
    <div data-print-alone={isAlone || undefined}>
      <div className={classes.printHeader}>
        <p className={classes.patientName}>
          <bdi>{name}</bdi>
        </p>
        <p className={classes.birthLine}>{[birthLine, formatPrintDateLine()].filter(Boolean).join(' · ')}</p>
      </div>
      <RecommendationCard {...card}>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconPrinter aria-hidden size={20} stroke={1.75} />}
            onClick={print}
          >
            Print
            <VisuallyHidden>
              {' '}
              the recommendation of {formatShoopDate(card.recommendation.createdAt)}
            </VisuallyHidden>
          </Button>
          {actions}
        </div>
      </RecommendationCard>
    </div>
  );
}
