import { Button, Group, Stack, Text } from '@mantine/core';
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { call } from '#api/client/call.ts';
import { createShoops } from '#api/endpoints/physician-shoops.ts';
import { markSubjectShown } from '#api/shown-subject.ts';
import { createQueryClient } from '#app/query-client.ts';
import type { Answers } from '#domain/questions/question.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { blankMedicine, shoopForm } from '#domain/shoops/medicine/medicine-questions.ts';
import { type MedicinePayload, payloadOf } from '#domain/shoops/payload.ts';
import { IncompleteWarnings } from '#features/shoops/safety/incomplete-warnings.tsx';
import { MedicineWarnings } from '#features/shoops/safety/medicine-warnings.tsx';
import { useSendPreview } from '#features/shoops/safety/preview/use-send-preview.tsx';
import {
  findRecentSendings,
  rememberSending,
  type Sending,
} from '#features/shoops/safety/recent-sendings.ts';
import { SafetyProvider } from '#features/shoops/safety/safety-provider.tsx';
import { waitForSafetyFacts } from '#features/shoops/safety/wait-for-safety-facts.ts';
import { snapshotShoops } from '#features/shoops/sending/check-outcome.ts';
import { payloadsOf } from '#features/shoops/sending/submission.ts';
import { QuestionnaireForm } from '#questionnaire/questionnaire-form.tsx';
import { type ScreenProps, startServer } from '#stories/support/screen.tsx';
import { Card } from '#ui/layout/card.tsx';

/** Mock called with true if the Shoop is to be sent. */
export const onDecision = fn((_isSent: boolean) => undefined);

export interface BenchProps extends Omit<ScreenProps, 'path'> {
  patientId: string;
  medicines: readonly Answers[];
  /** Patient named in the payloads; the patient itself when left out. */
  payloadPatientId?: string;
  /** Adds a spacer taller than the window between the alarm and the button, like a long form. */
  hasSpacer?: boolean;
  /** Earlier sending, of the same or other medicines, recorded before the story starts. */
  earlierSending?: Omit<Sending, 'payloads' | 'at'> & { minutesAgo: number; medicines?: readonly Answers[] };
}

/** Renders Save & Send with its preview, the sending, the read-back and the alarm. */
function Bench({ patientId, medicines, payloadPatientId = patientId, hasSpacer = false }: BenchProps) {
  const client = useQueryClient();
  const { ask, dialog, readBack, alarm } = useSendPreview(patientId);
  // The patient counts as shown, so a difference raises the alarm here and no toast.
  useEffect(() => markSubjectShown(patientId), [patientId]);
  async function send() {
    const payloads = medicines.map((medicine) => payloadOf(medicine, payloadPatientId));
    const askedMedicines = medicines.map((medicine, index) => ({
      row: { ...blankMedicine(), ...medicine },
      payload: payloads[index] as MedicinePayload,
    }));
    await waitForSafetyFacts(client, patientId);
    const lately = await findRecentSendings(patientId, payloads);
    const confirmed = await ask({ isReady: true, medicines: askedMedicines }, { recentSendings: lately });
    onDecision(confirmed !== null);
    if (!confirmed) return;
    // Ids known before the sending: the read-back looks among the others for the sent Shoops.
    const { ids } = snapshotShoops(client, patientId, confirmed);
    await call(createShoops, { body: { isReady: true, shoop: payloadsOf(confirmed) } });
    void client.invalidateQueries();
    await readBack(payloadsOf(confirmed), ids);
  }
  return (
    <section>
      <h2 tabIndex={-1}>Create New SHOOP</h2>
      {alarm}
      {hasSpacer && <div style={{ height: '200vh' }} />}
      <Button onClick={() => void send()}>Save &amp; Send</Button>
      {dialog}
    </section>
  );
}

/** Renders a form of the medicines with the warnings below each. */
function Form({ patientId, medicines }: BenchProps) {
  return (
    <SafetyProvider patientId={patientId}>
      <Card title="Create New SHOOP">
        <QuestionnaireForm
          questionnaire={shoopForm}
          initialAnswers={{ ...decodeAnswers(shoopForm, null), shoop: medicines }}
          idPrefix="bench"
          label="Shoop"
          onSubmit={async () => undefined}
          actions={() => (
            <Group>
              <Text>Nothing is sent from here.</Text>
            </Group>
          )}
        >
          <Stack>
            {medicines.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the warnings belong to a place
              <MedicineWarnings key={index} index={index} />
            ))}
            <IncompleteWarnings />
          </Stack>
        </QuestionnaireForm>
      </Card>
    </SafetyProvider>
  );
}

/** Returns a query client once the story's server has started, and null before. */
function useStoryClient(props: BenchProps): QueryClient | null {
  const [client, setClient] = useState<QueryClient | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the initial props once
  useEffect(() => {
    let isStale = false;
    void startServer({ ...props, path: '/' }).then(async () => {
      if (isStale) return;
      const queryClient = createQueryClient();
      const { earlierSending, medicines } = props;
      if (earlierSending) {
        const { minutesAgo, medicines: earlierMedicines = medicines, ...recipient } = earlierSending;
        const payloads = earlierMedicines.map((medicine) => payloadOf(medicine, earlierSending.patientId));
        await rememberSending({ ...recipient, payloads, at: Date.now() - minutesAgo * 60_000 });
      }
      setClient(queryClient);
    });
    return () => {
      isStale = true;
    };
  }, []);
  return client;
}

/** Renders the bench or the form on a store of its own, without the app's pages. */
export function SafetyBench(props: BenchProps & { asForm?: boolean }) {
  const client = useStoryClient(props);
  if (!client) return null;
  return (
    <QueryClientProvider client={client}>
      {props.asForm ? <Form {...props} /> : <Bench {...props} />}
    </QueryClientProvider>
  );
}
