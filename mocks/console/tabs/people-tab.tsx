import { Applications } from './applications.tsx';
import { Happenings } from './happening-buttons.tsx';
import { PeopleSearch } from './people/people-search.tsx';
import { useSignedIn } from './people/signed-in.ts';
import { ThisBrowser } from './people/this-browser.tsx';
import { useAdmission } from './people/use-admission.ts';

/** Everybody of the clinic, one press away, and what can happen to the user who is signed in. */
export function PeopleTab() {
  const admission = useAdmission();
  const role = useSignedIn()?.account?.role;
  return (
    <>
      <ThisBrowser admission={admission} />
      <Applications />
      {role && <Happenings role={role} />}
      <PeopleSearch admission={admission} />
    </>
  );
}
