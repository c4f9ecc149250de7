import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React can do with a text field: what the wizard's typing is compared to. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <label>
      Name <input name="name" />
    </label>
  </StrictMode>,
);
