import { requestEarly } from './early-requests.ts';
import { PAGE_TABLE_ID } from './page-table.ts';

// The build puts this script into index.html (tools/prerender/inline-script.ts).
const table = document.getElementById(PAGE_TABLE_ID);
if (table) requestEarly(JSON.parse(table.textContent), import.meta.env.BASE_URL);
