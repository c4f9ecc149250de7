import '@mantine/core/styles/Tabs.layer.css';
import { CloseButton, MantineThemeProvider, Tabs } from '@mantine/core';
import { useSelector } from '@tanstack/react-store';
import {
  type ComponentType,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { saveCapsule } from '#mocks/capsule/save/save-capsule.ts';
import type { MockControls } from '#mocks/controls/controls.ts';
import dock from './dock.module.css';
import classes from './panel.module.css';
import { panelId } from './panel-id.ts';
import { panelTheme } from './panel-theme.ts';
import { StatusLine } from './status-line.tsx';
import { readTabValue, storeTabValue } from './tab-storage.ts';
import { ApiTab } from './tabs/api-tab.tsx';
import { BugsTab } from './tabs/bugs-tab.tsx';
import { CallsTab } from './tabs/calls-tab.tsx';
import { ChartersTab } from './tabs/charters-tab.tsx';
import { DataTab } from './tabs/data-tab.tsx';
import { FaultsTab } from './tabs/faults-tab.tsx';
import { InboxTab } from './tabs/inbox-tab.tsx';
import { PeopleTab } from './tabs/people-tab.tsx';
import { TimeTab } from './tabs/time-tab.tsx';
import { countUnread, newestSeenKeyAtom } from './unread.ts';
import { ConsoleContext, useConsole } from './use-console.ts';

export interface PanelProps {
  controls: MockControls;
  openPage: (path: string) => void;
  readPath: () => string;
  isOpen: boolean;
  /** False if the panel was open before the page was loaded. */
  takesFocus: boolean;
  onClose: () => void;
}

type TabName = 'people' | 'inbox' | 'calls' | 'faults' | 'data' | 'time' | 'charters' | 'bugs' | 'api';
interface PanelTab {
  name: TabName;
  label: string;
  Body: ComponentType;
}

const mockTabs: readonly PanelTab[] = [
  { name: 'people', label: 'People', Body: PeopleTab },
  { name: 'inbox', label: 'Inbox', Body: InboxTab },
  { name: 'calls', label: 'Calls', Body: CallsTab },
  { name: 'faults', label: 'Faults', Body: FaultsTab },
  { name: 'data', label: 'Data', Body: DataTab },
  { name: 'time', label: 'Time', Body: TimeTab },
  { name: 'charters', label: 'Charters', Body: ChartersTab },
  { name: 'bugs', label: 'Bugs', Body: BugsTab },
];
/** Tab of a page where a real API answers some of the resources. */
const apiTab: PanelTab = { name: 'api', label: 'API', Body: ApiTab };

const listTabs = ({ partial }: MockControls) => (partial ? [...mockTabs, apiTab] : mockTabs);

/**
 * Marks the focused element so that Escape does not close the library's dialogs: a dialog of the
 * page may be waiting for a code. A field with a list loses the attribute when its list closes.
 */
function stopEscape({ target }: SyntheticEvent): void {
  if (target instanceof Element) target.setAttribute('data-mantine-stop-propagation', 'true');
}

/** Returns true for an Escape, unless it closes the open list of a field in the panel. */
function closesPanel({ key, target, nativeEvent }: KeyboardEvent<HTMLElement>): boolean {
  // During this event, the attribute of a list that Escape closes is still 'true'.
  const hasOpenList = target instanceof HTMLInputElement && target.ariaExpanded === 'true';
  return key === 'Escape' && !nativeEvent.isComposing && !hasOpenList;
}

/** Stops scroll events: an open dialog of the page would block scrolling in the panel. */
const stopScrollEvent = (event: SyntheticEvent) => event.stopPropagation();

/** Tabs of the panel, with the numbers of unread messages and of active faults. */
function TabList() {
  const { tables, controls } = useConsole();
  const newestSeenKey = useSelector(newestSeenKeyAtom);
  const unread = countUnread(tables.outbox, newestSeenKey);
  // Accessible names of the marks. A mark shows only the number that its name begins with.
  const counts: Partial<Record<TabName, string>> = {
    ...(unread > 0 && { inbox: `${unread} new` }),
    ...(tables.faults.length > 0 && { faults: `${tables.faults.length} active` }),
  };
  return (
    <Tabs.List grow className={classes.tabs} aria-label="Mock console">
      {listTabs(controls).map(({ name, label }) => (
        <Tabs.Tab key={name} value={name} className={classes.tab}>
          {label}
          {counts[name] && (
            <span role="img" className={classes.count} aria-label={counts[name]}>
              {Number.parseInt(counts[name], 10)}
            </span>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/** Returns the selected tab, which persists across page loads, and its setter. */
function useTab(controls: MockControls) {
  const tabs = listTabs(controls);
  const [tab, setTab] = useState(() => tabs.find(({ name }) => name === readTabValue('tab')) ?? tabs[0]);
  const choose = (chosen: string | null) => {
    setTab(tabs.find(({ name }) => name === chosen) ?? tabs[0]);
    storeTabValue('tab', chosen ?? '');
  };
  return [tab?.name ?? null, choose] as const;
}

/**
 * Panel of the mock, docked like a browser's developer tools: at the side of a wide screen, at the
 * bottom of a narrower one. The page stays usable next to it (dock.module.css).
 */
export default function Panel({ controls, openPage, readPath, isOpen, takesFocus, onClose }: PanelProps) {
  const [tab, setTab] = useTab(controls);
  const context = useMemo(
    () => ({
      controls,
      openPage,
      readPath,
      // Nothing is recorded next to a real API.
      saveCapsule: controls.partial ? undefined : () => saveCapsule(controls),
    }),
    [controls, openPage, readPath],
  );
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen && takesFocus) panel.current?.focus();
  }, [isOpen, takesFocus]);
  if (!isOpen) return null;

  return (
    <MantineThemeProvider theme={panelTheme} inherit>
      <section
        ref={panel}
        id={panelId}
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={`${classes.content} ${dock.docked}`}
        onFocusCapture={stopEscape}
        onKeyUpCapture={stopEscape}
        onKeyDown={(event) => closesPanel(event) && onClose()}
        onWheel={stopScrollEvent}
        onTouchMove={stopScrollEvent}
      >
        <PanelHeader titleId={titleId} onClose={onClose} />
        <ConsoleContext value={context}>
          <StatusLine />
          <Tabs value={tab} onChange={setTab} keepMounted={false} color="water" className={classes.body}>
            <TabList />
            {listTabs(controls).map(({ name, Body }) => (
              <Tabs.Panel key={name} value={name} className={classes.panel}>
                <Body />
              </Tabs.Panel>
            ))}
          </Tabs>
        </ConsoleContext>
      </section>
    </MantineThemeProvider>
  );
}

function PanelHeader({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  return (
    <header className={classes.header}>
      <h2 id={titleId} className={classes.title}>
        Mock console
      </h2>
      <CloseButton className={classes.close} aria-label="Close" size="lg" iconSize={18} onClick={onClose} />
    </header>
  );
}
