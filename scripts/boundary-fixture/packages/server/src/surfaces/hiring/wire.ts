export const wire = 'x';
