/** Each test file starts on this date, whatever today is: the classes of the sample data are in December 2026. */
const START = Date.parse('2026-11-25T17:00:00Z');

const systemNow = Date.now;
const ahead = START - systemNow();
Date.now = () => systemNow() + ahead;
