import { Applications } from './applications.tsx';
import { Happenings } from './happening-buttons.tsx';
import { PeopleSearch } from './people/people-search.tsx';
import { useSignedIn } from './people/signed-in.ts';
import { ThisBrowser } from './people/this-browser.tsx';
import { useAdmission } from './people/use-admission.ts';

/** Tab with all accounts of the clinic and the actions of the other side on the current user. */
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
