import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Minimal React text field, the baseline for the wizard's typing. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <label>
      Name <input name="name" />
    </label>
  </StrictMode>,
);
