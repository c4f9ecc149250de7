import { createFileRoute } from '@tanstack/react-router';
import { readUserId } from '#api/session/session.ts';
import { CheckAnswers } from '#features/intake/review/check-answers.tsx';
import { ownSubject, SubjectProvider } from '#features/intake/subject.ts';
import { storeOpener } from '../-intake-opener.ts';

export const Route = createFileRoute('/_patient/myHealth/check-answers')({
  beforeLoad: (opening) => storeOpener(opening),
  component: function CheckAnswersRoute() {
    return (
      <SubjectProvider value={ownSubject(readUserId())}>
        <CheckAnswers />
      </SubjectProvider>
    );
  },
});
