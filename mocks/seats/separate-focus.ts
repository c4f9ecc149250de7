/** Returns true while the user is at a control of the theatre, outside this frame. */
function isUserOutside(): boolean {
  const { frameElement } = window;
  if (!frameElement) return false;
  const { activeElement, body } = frameElement.ownerDocument;
  return activeElement !== null && activeElement !== body && activeElement !== frameElement;
}

/** Leaves the focus in the theatre where the user is; a seat's page focuses a field as it loads. */
export function separateFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!isUserOutside()) focus.call(this, options);
  };
}
