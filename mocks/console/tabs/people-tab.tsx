import { Applications } from './applications.tsx';
import { Happenings } from './happening-buttons.tsx';
import { PeopleSearch } from './people/people-search.tsx';
import { ThisBrowser } from './people/this-browser.tsx';
import { usePasswordlessSignIn } from './people/use-passwordless-sign-in.ts';
import { useSignedInUser } from './people/use-signed-in-user.ts';

/** Tab with all accounts of the clinic and the actions of the other side on the current user. */
export function PeopleTab() {
  const admission = usePasswordlessSignIn();
  const role = useSignedInUser()?.account?.role;
  return (
    <>
      <ThisBrowser admission={admission} />
      <Applications />
      {role && <Happenings role={role} />}
      <PeopleSearch admission={admission} />
    </>
  );
}
