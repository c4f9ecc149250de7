import { Text } from '@mantine/core';
import { Suspense } from 'react';
import { type IntakeSegment, sectionBySegment } from '#domain/intake/sections.ts';
import { Page } from '#ui/layout/page.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { CardSkeleton } from '#ui/loading/skeletons.tsx';

const IntakeWizard = lazyPart(async () => (await import('./wizard.tsx')).IntakeWizard);

const skeleton = <CardSkeleton label="Loading your Health Intake" lines={8} />;

/**
 * Page of the patient's own Health Intake; texts of intake §2.
 * @param current section that is open; undefined until it is known
 */
export function HealthIntake({ current }: { current: IntakeSegment | undefined }) {
  const sectionTitle = current && sectionBySegment(current)?.title;
  return (
    <Page
      title={sectionTitle ? `${sectionTitle} · Health Intake` : 'Health Intake'}
      heading="Health Intake"
      lead={
        <>
          Complete each section of the health form below. You will see a checkmark when a section is
          completed.
          <Text mt="xs" size="md">
            It takes about 20 minutes, in any order, at any time. Pause whenever you like: what you have saved
            stays.
          </Text>
        </>
      }
      width="wide"
    >
      <Suspense fallback={skeleton}>{current ? <IntakeWizard current={current} /> : skeleton}</Suspense>
    </Page>
  );
}
