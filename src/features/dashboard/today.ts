import dayjs from 'dayjs';
import { intakeProgress, type SectionStatus } from '#domain/intake/progress.ts';

/**
 * What was logged since midnight where the reader is. A server whose clock runs ahead has logged it today, too.
 * @param newestFirst all check-ups
 */
export function loggedToday<Logged extends { createdAt: string }>(
  newestFirst: readonly Logged[],
  now: Date = new Date(),
): Logged[] {
  const midnight = dayjs(now).startOf('day');
  return newestFirst.filter(({ createdAt }) => !dayjs(createdAt).isBefore(midnight));
}

/** The two cards that something can be due on. */
export type DueCard = 'checkUp' | 'intake';

export interface Dues {
  /** Undefined when it could not be loaded. */
  status: readonly SectionStatus[] | undefined;
  checkUps: readonly { createdAt: string }[] | undefined;
}

/** Whether anything waits on each card; what could not be loaded may. */
export function dueCards({ status, checkUps }: Dues, now?: Date): Record<DueCard, boolean> {
  return {
    checkUp: loggedToday(checkUps ?? [], now).length === 0,
    intake: !intakeProgress(status).isDone,
  };
}

/**
 * Which card leads (decision 25): whoever has just joined begins with the intake, everybody else with today's
 * question, until it is answered.
 */
export function leadingCard(dues: Dues, now?: Date): DueCard {
  const { checkUp, intake } = dueCards(dues, now);
  const isNew = dues.status && intakeProgress(dues.status).done === 0 && !dues.checkUps?.length;
  return intake && (isNew || !checkUp) ? 'intake' : 'checkUp';
}
