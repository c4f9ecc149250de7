/** Explains the ways to move and resize the frame of the cropper. */
export const cropHelp = 'Drag the frame or its corners, or use the buttons or the arrow keys.';
