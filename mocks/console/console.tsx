import { IconFlask } from '@tabler/icons-react';
import { useSelector } from '@tanstack/react-store';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ControlsSource } from '#mocks/controls/controls.ts';
import { showRefusal } from '#mocks/controls/refusal.ts';
import { readAppliedShift } from '#mocks/page/computer-time.ts';
import type { ClockMarkProps } from './clock-mark.tsx';
import classes from './console.module.css';
import { panelId } from './panel-id.ts';
import { isLensKey, isPanelKey } from './shortcuts.ts';
import { readTabValue, storeTabValue } from './tab-storage.ts';
import { goTo, readPagePath } from './tabs/go-to.ts';
import { countUnread, newestSeenKeyAtom } from './unread.ts';
import { useMockChanges, useStartedControls } from './use-mock.ts';

export interface ConsoleProps {
  source: ControlsSource;
  /** Loads a page of the app by its path without the base; '' is the start page. */
  openPage?: (path: string) => void;
  /** Returns the path of the open page, without the base. */
  readPath?: () => string;
}

const loadFailedMessage = 'The mock console could not be loaded. Please reload the page.';
/** Fallback for a panel that cannot be fetched: without it, the whole page would fail to render. */
const PanelUnavailable = () => <ErrorMessage text={loadFailedMessage} />;
const Panel = lazy(() => import('./panel.tsx').catch(() => ({ default: PanelUnavailable })));
/** Mark of the clock. If its chunk cannot be fetched, the launcher renders without the mark. */
const ClockMark = lazy<ComponentType<ClockMarkProps>>(() =>
  import('./clock-mark.tsx').catch(() => ({ default: () => null })),
);

/** Turns the spec lens on or off; it is loaded when it is first turned on. */
const toggleLens = () => import('./lens/toggle-lens.tsx').then((lens) => lens.toggleLens(), showRefusal);

/** Message next to the launcher that the console could not be loaded. */
function ErrorMessage({ text }: { text: string }) {
  return (
    <p role="alert" className={classes.errorMessage}>
      {text}
    </p>
  );
}

/** Toggles the panel and the lens by keys, also inside a dialog, which traps the Tab key. */
function useShortcuts(togglePanel: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isPanelKey(event)) togglePanel();
      else if (isLensKey(event)) void toggleLens();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [togglePanel]);
}

/** Returns the launcher's news: unread messages, active faults and the clock's offset. */
function useLauncherNews(source: ControlsSource) {
  const controls = useStartedControls(source);
  useMockChanges(controls?.server);
  const newestSeenKey = useSelector(newestSeenKeyAtom);
  const { tables, clockOffset = 0 } = controls?.server.store ?? {};
  const unread = countUnread(tables?.outbox ?? [], newestSeenKey);
  const fullOffset = clockOffset + readAppliedShift();
  return { controls, unread, faults: tables?.faults.length ?? 0, clockOffset: fullOffset };
}

/** State of the panel. `restored`: open since before the page load, so the page keeps the focus. */
type PanelState = 'never' | 'restored' | 'open' | 'closed';

/**
 * Opens and closes the panel and stores its state across page loads. Closing restores the focus,
 * unless the focus has moved into the page.
 */
function usePanelState() {
  const [view, setView] = useState<PanelState>(() => (readTabValue('isOpen') ? 'restored' : 'never'));
  const launcher = useRef<HTMLButtonElement>(null);
  const focusedBefore = useRef<Element>(null);
  const returnsFocus = useRef(false);

  const open = () => {
    focusedBefore.current = document.activeElement;
    setView('open');
    storeTabValue('isOpen', 'yes');
  };
  const close = () => {
    storeTabValue('isOpen', '');
    const { activeElement, body } = document;
    returnsFocus.current =
      !activeElement || activeElement === body || activeElement.closest(`#${panelId}`) !== null;
    setView('closed');
  };
  // Focuses after the panel is removed: until then the launcher is hidden (dock.module.css).
  useLayoutEffect(() => {
    if (view !== 'closed' || !returnsFocus.current) return;
    returnsFocus.current = false;
    const { body } = document;
    const previous = focusedBefore.current;
    const focusTarget = previous instanceof HTMLElement && previous !== body ? previous : null;
    (focusTarget?.isConnected ? focusTarget : launcher.current)?.focus();
  }, [view]);
  return { view, isOpen: view === 'open' || view === 'restored', launcher, open, close };
}

/** Starts the mock when the panel opens, if it has not started. @returns the error message or '' */
function useStartWhenOpen(source: ControlsSource, isOpen: boolean): string {
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!isOpen) return;
    setProblem('');
    source.load().catch(() => setProblem(loadFailedMessage));
  }, [source, isOpen]);
  return problem;
}

interface NewsProps {
  unread: number;
  faults: number;
}

/** Describes the launcher's news; '' without any. */
const describeNews = ({ unread, faults }: NewsProps) =>
  [
    unread > 0 && `${unread} new in the inbox`,
    faults > 0 && `${faults} ${faults === 1 ? 'fault' : 'faults'} active`,
  ]
    .filter(Boolean)
    .join(', ');

interface LauncherProps extends NewsProps, Pick<ReturnType<typeof usePanelState>, 'isOpen' | 'launcher'> {
  /** Offset of the mock's clock from the computer's, in ms. */
  clockOffset: number;
  toggle: () => void;
}

/** Button that toggles the panel, with marks for the clock and the news. */
function Launcher({ unread, faults, clockOffset, isOpen, launcher, toggle }: LauncherProps) {
  const id = useId();
  const newsId = `${id}news`;
  const clockId = `${id}clock`;
  const news = describeNews({ unread, faults });
  const hasOwnTime = Math.abs(clockOffset) >= 1000;
  return (
    <>
      <button
        ref={launcher}
        id={id}
        type="button"
        className={classes.launcher}
        data-faulty={faults > 0 || undefined}
        aria-label="Mock console"
        // The button's own name, then the clock's text.
        aria-labelledby={hasOwnTime ? `${id} ${clockId}` : undefined}
        aria-describedby={news ? newsId : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+Shift+M"
        title={`Mock console (Alt+Shift+M)${news && `: ${news}`}`}
        onClick={toggle}
      >
        <IconFlask aria-hidden size={20} stroke={1.75} />
        <span className={classes.launcherLabel}>Mock</span>
      </button>
      {hasOwnTime && (
        <Suspense>
          <ClockMark id={clockId} ms={clockOffset} />
        </Suspense>
      )}
      {unread > 0 && (
        <span aria-hidden className={classes.badge}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <span id={newsId} hidden>
        {news}
      </span>
    </>
  );
}

/** Button that opens the mock's panel, which is loaded when it first opens. */
export default function Console({ source, openPage = goTo, readPath = readPagePath }: ConsoleProps) {
  const { controls, ...news } = useLauncherNews(source);
  const { view, isOpen, launcher, open, close } = usePanelState();
  const problem = useStartWhenOpen(source, isOpen);
  const toggle = isOpen ? close : open;
  useShortcuts(toggle);
  return (
    <aside aria-label="Mock tools" className={classes.corner} data-mock-corner data-no-print>
      <Launcher {...news} isOpen={isOpen} launcher={launcher} toggle={toggle} />
      {problem && <ErrorMessage text={problem} />}
      {view !== 'never' && controls && (
        <Suspense>
          <Panel
            controls={controls}
            openPage={openPage}
            readPath={readPath}
            isOpen={isOpen}
            takesFocus={view === 'open'}
            onClose={close}
          />
        </Suspense>
      )}
    </aside>
  );
}
