import { Button, Group } from '@mantine/core';
import { formatTime } from '#domain/values/dates.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import classes from './draft-notice.module.css';

/** Draft as offered to the user. */
export interface Offer {
  readonly key: string;
  /** Time in ms since 1970. */
  readonly savedAt: number;
  /** True if it was typed in this tab. */
  readonly isOwn: boolean;
  /** Short description that tells several offers apart. */
  readonly summary: string;
}

interface DraftNoticeProps<Offered extends Offer> {
  /** Drafts of this tab or of closed tabs. */
  offers: readonly Offered[];
  /** Texts for drafts that are not answers of a section; `what` is a single noun. */
  words?: { what?: string; several: string; one: string };
  onRestore: (offer: Offered) => void;
  onDiscard: (offers: readonly Offered[]) => void;
}

/** Texts for unsaved answers of a section, the default. */
const answerTexts: { what?: string; several: string; one: string } = {
  several: 'You changed answers in this section in tabs that are closed now, and did not save them.',
  one: 'You changed answers in this section and did not save them. Restore them to go on, or discard them to see \
what is saved.',
};

/** Asks whether to restore or discard unsaved changes of an earlier visit. */
export function DraftNotice<Offered extends Offer>(props: DraftNoticeProps<Offered>) {
  const { offers, words = answerTexts, onRestore, onDiscard } = props;
  const { what = 'answers' } = words;
  const [first, ...rest] = offers;
  if (!first) return null;
  if (rest.length > 0)
    return (
      <InlineNotice kind="warning" role="status" title={`Unsaved ${what} from ${offers.length} closed tabs`}>
        {words.several}
        <ul className={classes.offers}>
          {offers.map((offer) => (
            <li key={offer.key} className={classes.offer}>
              <span>
                <strong>{formatTime(offer.savedAt)}</strong> {offer.summary}
              </span>
              <OfferButtons offer={offer} isNamed onRestore={onRestore} onDiscard={onDiscard} />
            </li>
          ))}
        </ul>
        <Button size="sm" variant="default" onClick={() => onDiscard(offers)}>
          Discard all
        </Button>
      </InlineNotice>
    );
  return (
    <InlineNotice
      kind="warning"
      role="status"
      title={`Unsaved ${what} from ${formatTime(first.savedAt)}`}
      action={<OfferButtons offer={first} onRestore={onRestore} onDiscard={onDiscard} />}
    >
      {!first.isOwn && 'They were typed in a tab that is closed now. '}
      {words.one}
    </InlineNotice>
  );
}

interface OfferButtonsProps<Offered extends Offer>
  extends Pick<DraftNoticeProps<Offered>, 'onRestore' | 'onDiscard'> {
  offer: Offered;
  /** True to name the draft in the buttons' labels, if there are several. */
  isNamed?: boolean;
}

/** Buttons that restore or discard an offered draft. */
function OfferButtons<Offered extends Offer>(props: OfferButtonsProps<Offered>) {
  const { offer, isNamed, onRestore, onDiscard } = props;
  const labelOf = (verb: string) =>
    isNamed ? `${verb} ${formatTime(offer.savedAt)} ${offer.summary}` : undefined;
  return (
    <Group gap="sm">
      <Button size="sm" aria-label={labelOf('Restore')} onClick={() => onRestore(offer)}>
        Restore
      </Button>
      <Button size="sm" variant="default" aria-label={labelOf('Discard')} onClick={() => onDiscard([offer])}>
        Discard
      </Button>
    </Group>
  );
}
