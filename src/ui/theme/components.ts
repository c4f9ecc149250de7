import type { MantineThemeOverride } from '@mantine/core';
import actions from './actions.module.css';
import choices from './choices.module.css';
import inputs from './inputs.module.css';
import { listClasses } from './list-classes.ts';
import surfaces from './surfaces.module.css';

const choice = {
  root: choices.row,
  body: choices.body,
  inner: choices.inner,
  labelWrapper: choices.labelWrapper,
  label: choices.label,
  icon: choices.icon,
};

/** A list that opens under an input; the library names its parts after the input, so each kind is told. */
const list = {
  defaultProps: { maxDropdownHeight: 320, comboboxProps: { shadow: 'md' } },
  classNames: listClasses,
};

/** Where the browser fits a text area to its text; the library measures it anew with every keystroke. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

const dialog = { header: surfaces.header, title: surfaces.title, content: surfaces.content };

/** The library makes the head of a dialog a `header`, which outside any section is a second banner of the page. */
export const dialogAttributes = { header: { role: 'none' } };

/** Named so that every dialog, drawer and alert of the product can be closed by someone who sees no cross. */
const closeButtonProps = { 'aria-label': 'Close', size: 'xl', iconSize: 20 };

/**
 * What each component of the library is by default, so that no screen sets a size or a color. Plain objects and not
 * `Button.extend(…)`, which would pull every component named here into the first bundle.
 */
export const components: NonNullable<MantineThemeOverride['components']> = {
  ActionIcon: { defaultProps: { size: 'xl', variant: 'subtle', color: 'gray' } },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: actions.link } },
  Autocomplete: list,
  Badge: { defaultProps: { variant: 'light', size: 'md' }, classNames: { root: surfaces.badge } },
  Burger: { defaultProps: { size: 'sm' } },
  Button: {
    defaultProps: { size: 'md' },
    classNames: {
      root: actions.button,
      inner: actions.inner,
      label: actions.label,
      loader: actions.loader,
      section: actions.section,
    },
  },
  Checkbox: {
    defaultProps: { size: 'md', radius: 'xs' },
    classNames: { ...choice, root: `${choices.row} ${choices.boxable}`, input: choices.control },
  },
  CloseButton: { defaultProps: { size: 'xl', iconSize: 20, 'aria-label': 'Close' } },
  Container: { defaultProps: { px: { base: 'md', sm: 'lg' } } },
  Divider: { classNames: { root: surfaces.divider } },
  Drawer: {
    defaultProps: {
      attributes: dialogAttributes,
      padding: 'lg',
      closeButtonProps,
      overlayProps: { backgroundOpacity: 0.5 },
    },
    classNames: dialog,
  },
  Input: { defaultProps: { size: 'md' }, classNames: { wrapper: inputs.wrapper, input: inputs.input } },
  InputWrapper: {
    defaultProps: { size: 'md' },
    classNames: { label: inputs.label, description: inputs.description, error: inputs.error },
  },
  Loader: { defaultProps: { type: 'oval' } },
  Menu: {
    defaultProps: { shadow: 'md', offset: 6 },
    classNames: { dropdown: surfaces.dropdown, item: surfaces.item },
  },
  Modal: {
    defaultProps: {
      attributes: dialogAttributes,
      centered: true,
      padding: 'lg',
      radius: 'lg',
      closeButtonProps,
      overlayProps: { backgroundOpacity: 0.5 },
    },
    classNames: dialog,
  },
  MultiSelect: list,
  NavLink: { classNames: { root: surfaces.navItem, label: surfaces.navLabel } },
  NumberInput: { defaultProps: { hideControls: true } },
  Popover: { defaultProps: { shadow: 'md' }, classNames: { dropdown: surfaces.dropdown } },
  Radio: {
    defaultProps: { size: 'md' },
    classNames: { ...choice, root: `${choices.row} ${choices.boxed}`, radio: choices.control },
  },
  SegmentedControl: {
    defaultProps: { size: 'md' },
    classNames: {
      root: choices.segments,
      label: choices.segmentLabel,
      indicator: choices.segmentIndicator,
    },
  },
  Select: { ...list, defaultProps: { ...list.defaultProps, withAlignedLabels: true } },
  Skeleton: { classNames: { root: surfaces.skeleton } },
  Switch: {
    defaultProps: { size: 'md' },
    classNames: {
      root: choices.row,
      body: choices.body,
      labelWrapper: choices.labelWrapper,
      label: choices.label,
      track: choices.track,
      input: choices.switchInput,
    },
  },
  Textarea: {
    defaultProps: { autosize: !growsByItself, minRows: 3 },
    classNames: growsByItself ? { input: inputs.growing } : {},
  },
  Tooltip: { defaultProps: { openDelay: 300, events: { hover: true, focus: true, touch: false } } },
};
