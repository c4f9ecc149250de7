const splitNames = (text: string) => text.trim().split(/,\s+/);

/** Realistic names of American patients. faker's own lists are 90 kB larger and sound made up. */
export const femaleNames = splitNames(`
Aaliyah, Alice, Amara, Angela, Beatriz, Carmen, Caroline, Chloe, Deborah, Denise, Elena, Esther, Fatima, Gloria,
Hannah, Ingrid, Irene, Jasmine, Joyce, Karen, Keiko, Laura, Leila, Linda, Lucia, Margaret, Mei, Monica, Naomi, Nina,
Olivia, Patricia, Rosa, Sandra, Shauna, Sofia, Tamara, Teresa, Yolanda, Zoe`);

export const maleNames = splitNames(`
Aaron, Ahmed, Andre, Benjamin, Carlos, Curtis, Daniel, Darnell, David, Dmitri, Edward, Elijah, Felipe, Frank, George,
Hassan, Henry, Ian, Isaac, Jamal, James, Javier, Jerome, Kenji, Kevin, Liam, Luis, Marcus, Martin, Nathan, Omar, Paul,
Peter, Rafael, Raymond, Samuel, Steven, Thomas, Victor, William`);

export const familyNames = splitNames(`
Abbott, Adeyemi, Aguilar, Baker, Barnes, Begay, Bennett, Bianchi, Boyd, Calloway, Campbell, Chen, Coleman, Cruz, Dalton,
Desai, Diaz, Donovan, Espinoza, Farrell, Fischer, Flores, Foster, Goldberg, Grant, Haddad, Harris, Hayes, Herrera, Hill,
Hughes, Ito, Jackson, Johansson, Kaplan, Kelly, Khan, Kim, Kowalski, Lindgren, Lopez, Mahoney, Mbeki, McBride, Mendoza,
Nguyen, Nowak, Ortega, Palmer, Park, Patel, Ramirez, Reyes, Rossi, Russell, Santos, Sharma, Silva, Tran, Walker`);

export const streets = splitNames(`
Alder Street, Birch Lane, Canyon Road, Cedar Avenue, Chestnut Street, Cottonwood Drive, Elm Street, Foothill Road,
Highland Avenue, Lakeview Drive, Maple Street, Meadow Lane, Orchard Road, Pine Street, River Road, Spruce Court,
Sunset Boulevard, Walnut Street`);
