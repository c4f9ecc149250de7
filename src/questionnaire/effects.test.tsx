import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patientInformation } from '#domain/intake/questions/patient-information.ts';
import { decodeAnswers } from '#domain/questions/questionnaire.ts';
import { FakeLookups, fakeLookups } from './fake-lookups.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';

const record = { heightUnit: 'feet', heightFeet: '5', heightInches: '11' };
const field = (name: string) => screen.getByRole('textbox', { name });

it('Effects convert the visible height when its unit changes', async () => {
  render(
    <MantineProvider env="test">
      <FakeLookups lookups={fakeLookups(async () => [])}>
        <QuestionnaireForm
          questionnaire={patientInformation}
          initialAnswers={decodeAnswers(patientInformation, record)}
          idPrefix="test"
          label="Test"
          onSubmit={async () => undefined}
          actions={() => null}
        />
      </FakeLookups>
    </MantineProvider>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Centimeters' }));
  expect(field('Height')).toHaveValue('180');
  await userEvent.click(screen.getByRole('radio', { name: 'Feet and inches' }));
  expect(field('Height, feet')).toHaveValue('5');
  expect(field('Height, inches')).toHaveValue('11');
});
