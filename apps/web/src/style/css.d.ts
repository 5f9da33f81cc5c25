/** Style sheets of libraries, which Vite loads with the script that imports them. */
declare module '*.css';
