import { Button } from '@mantine/core';
import { type Charter, type CharterSeat, isTwoSeats } from '#mocks/charters/charter.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from '../../parts.module.css';
import { readTheatreUrl } from '../../theatre/app-page.ts';
import { formatTheatreQuery } from '../../theatre/theatre-address.ts';
import { useConsole } from '../../use-console.ts';
import { useTask } from '../../use-task.ts';
import { clearReturnPoint } from '../people/return-point.ts';

interface CharterStartProps {
  charter: Charter;
  title: string;
}

/** Returns the address of a charter's seats; null in a build without the theatre. */
function readSeatsUrl(seats: readonly CharterSeat[], scenario: string): string | null {
  if (!import.meta.env.THEATRE_PATH) return null;
  const plans = seats.map((seat, index) => ({ number: index + 1, ...seat }));
  return readTheatreUrl() + formatTheatreQuery(plans, scenario);
}

/** Link to the two seats of a charter. */
function SeatsLink({
  seats,
  scenario,
  name,
}: {
  seats: readonly CharterSeat[];
  scenario: string;
  name: string;
}) {
  const url = readSeatsUrl(seats, scenario);
  if (!url) return <p className={classes.dimmed}>Needs two seats, which this build does not have.</p>;
  return (
    // A seat is a frame: the theatre replaces the page around it.
    <Button component="a" href={url} target="_top" aria-label={name}>
      Start
    </Button>
  );
}

/** Button that starts a charter's scenario and opens its page, or a link to its two seats. */
export function CharterStart({ charter, title }: CharterStartProps) {
  const { controls, server, openPage } = useConsole();
  const { run, working, error } = useTask();
  const { opens, scenario } = charter;
  const name = `Start: ${title}`;

  if (isTwoSeats(opens)) return <SeatsLink seats={opens} scenario={scenario} name={name} />;

  const start = () =>
    run(async () => {
      await controls.reset(scenario);
      clearReturnPoint();
      if (typeof opens === 'string') return openPage(opens);
      const { outbox } = server.store.tables;
      const link = outbox.find(({ to, link }) => to === opens.mailedTo && link)?.link;
      if (!link) throw new Error(`The inbox has no link for ${opens.mailedTo}.`);
      openPage(link.replace(/^\//, ''));
    });

  return (
    <>
      <Button loading={working} aria-label={name} onClick={start}>
        Start
      </Button>
      {error && <InlineNotice kind="error">{error}</InlineNotice>}
    </>
  );
}
