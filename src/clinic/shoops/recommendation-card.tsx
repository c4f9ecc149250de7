import { Badge, type TitleOrder } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import type { ComponentType, ReactNode } from 'react';
import type { Recommendation } from '#domain/shoops/recommendations.ts';
import { Card, type CardProps } from '#ui/layout/card.tsx';
import { titleBelow } from '#ui/reading/title-below.ts';
import { AdminNotes, type MedicineViewProps } from './medicine-article.tsx';
import { MedicineView } from './medicine-view.tsx';
import classes from './recommendation-card.module.css';
import { RecommendationDate } from './recommendation-date.tsx';
import { WholeDay } from './whole-day.tsx';

export interface RecommendationCardProps {
  recommendation: Recommendation;
  /** False for the newest, which is emphasized; true for earlier ones; undefined for neither. */
  isEarlier?: boolean;
  /** Replaces the date as title; the date is then shown below. */
  title?: string;
  /** Shows the time if another has the same day. */
  showsTime?: boolean;
  titleOrder?: 2 | 3 | 4;
  showsAdminNotes?: boolean;
  /** Shows the doses of all medicines by time of day first, if there are several. */
  showsWholeDay?: boolean;
  /** Wide layout: doses next to instructions. */
  liesAcross?: boolean;
  /** Renders a medicine; by default as the patient reads it. A given one makes a dense card. */
  medicineView?: ComponentType<MedicineViewProps>;
  /** Buttons next to the date. */
  actions?: ReactNode;
  /** Content below the date, such as the physician. */
  about?: ReactNode;
  /** Content below all medicines. */
  children?: ReactNode;
}

/** Recommendation of one moment: its date and its medicines (decision 66). */
export function RecommendationCard(props: RecommendationCardProps) {
  const { recommendation, isEarlier, titleOrder = 3, medicineView } = props;
  return (
    <div
      className={classes.recommendation}
      data-newest={isEarlier === false || undefined}
      data-across={props.liesAcross}
      data-dense={medicineView !== undefined || undefined}
    >
      <Card
        {...titleAndDescription(props)}
        titleOrder={titleOrder}
        actions={props.actions}
        tone={isEarlier ? 'quiet' : 'raised'}
        // A card titled by its date is one of a list; with a title of its own, it is a region.
        isArticle={props.title === undefined}
        // Focus target of "Load more" in a list.
        takesFocus
      >
        {props.showsWholeDay && recommendation.shoops.length > 1 && (
          <WholeDay shoops={recommendation.shoops} titleOrder={titleBelow[titleOrder]} />
        )}
        <Medicines {...props} titleOrder={titleBelow[titleOrder]} />
        {props.children}
      </Card>
    </div>
  );
}

/** Returns a card's title and the line below it. A dense card has all of it in the title. */
function titleAndDescription(props: RecommendationCardProps): Pick<CardProps, 'title' | 'description'> {
  const { recommendation, isEarlier, title, showsTime, about, medicineView } = props;
  const date = (
    <>
      Recommended on <RecommendationDate createdAt={recommendation.createdAt} showsTime={showsTime} />
    </>
  );
  const badge = isEarlier !== undefined && <AgeBadge isEarlier={isEarlier} />;
  if (medicineView) {
    const denseTitle = (
      <span className={classes.about}>
        <span>{date}</span> {badge} {about}
      </span>
    );
    return { title: denseTitle };
  }
  const description = (
    <span className={classes.about}>
      {title !== undefined && <span>{date}</span>}
      {badge}
      {about}
    </span>
  );
  return { title: title ?? date, description };
}

/** Label "Newest" or "Earlier" of a recommendation. */
function AgeBadge({ isEarlier }: { isEarlier: boolean }) {
  return (
    <Badge
      variant={isEarlier ? 'outline' : 'light'}
      color={isEarlier ? 'gray' : 'pine'}
      className={classes.badge}
      // Not printed: paper outlives the label "Newest".
      data-no-print={isEarlier ? undefined : ''}
    >
      {isEarlier ? 'Earlier' : 'Newest'}
    </Badge>
  );
}

type MedicinesProps = Pick<RecommendationCardProps, 'recommendation' | 'showsAdminNotes' | 'medicineView'>;

/** List of the medicines. Admin notes that are equal for all of them are shown once. */
function Medicines(props: MedicinesProps & { titleOrder: TitleOrder }) {
  const { recommendation, showsAdminNotes = false, medicineView: View = MedicineView, titleOrder } = props;
  const { shoops } = recommendation;
  const sharesNotes =
    showsAdminNotes && shoops.every(({ adminNotes }) => adminNotes === shoops[0]?.adminNotes);
  return (
    <div className={classes.medicines}>
      {shoops.map((shoop, index) => (
        // In print, the shared notes stay on the page of the last medicine.
        <div key={shoop.id} className={classes.medicine}>
          <View shoop={shoop} titleOrder={titleOrder} showsAdminNotes={showsAdminNotes && !sharesNotes} />
          {sharesNotes && index === shoops.length - 1 && (
            <dl className={classes.sharedNotes}>
              <AdminNotes>{shoop.adminNotes}</AdminNotes>
            </dl>
          )}
        </div>
      ))}
    </div>
  );
}
